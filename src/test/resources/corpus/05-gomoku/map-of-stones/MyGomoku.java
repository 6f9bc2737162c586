// exercise: 05
// truth: right
// mistake: none; unusual: the stones near the last one go into a map from a number for the cell, counting stops after four steps, the new board is built from nothing with all its stones
// player: both
// style: maps and recursion; a HashMap of stones made anew for each question
// single: yes
// detail: at most four steps to either side are counted, which is enough for five or more
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int REACH = 4;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int turn = 0;
        for (int r = 0; r < state.board().size(); r++) {
            turn += Long.bitCount(state.board().row(Player.X, r));
            turn -= Long.bitCount(state.board().row(Player.O, r));
        }
        return turn == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board old = state.board();
        if (terminal(state)) {
            throw new IllegalArgumentException("no more moves, the game is over");
        }
        Board made = Board.empty(old.size());
        for (int r = 0; r < old.size(); r++) {
            for (int c = 0; c < old.size(); c++) {
                if (!old.isEmpty(r, c)) {
                    made.put(new Cell(r, c), old.at(r, c).get());
                }
            }
        }
        made.put(cell, player(state));
        return new GomokuState(made, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Map<Integer, Player> near = new HashMap<>();
        for (int dr = -REACH; dr <= REACH; dr++) {
            for (int dc = -REACH; dc <= REACH; dc++) {
                boolean onLine = dr == 0 || dc == 0 || Math.abs(dr) == Math.abs(dc);
                int r = last.row() + dr;
                int c = last.column() + dc;
                if (onLine && r >= 0 && c >= 0 && r < state.board().size() && c < state.board().size()) {
                    state.board().at(r, c).ifPresent(p -> near.put(32 * r + c, p));
                }
            }
        }
        Player p = near.get(32 * last.row() + last.column());
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int there = follow(near, p, last.row(), last.column(), d[0], d[1]);
            int back = follow(near, p, last.row(), last.column(), -d[0], -d[1]);
            if (there + back - 1 >= 5) { // both count the last stone
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private int follow(Map<Integer, Player> near, Player p, int r, int c, int dr, int dc) {
        return near.get(32 * r + c) == p ? 1 + follow(near, p, r + dr, c + dc, dr, dc) : 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isPresent() ? (winner.get() == Player.X ? 1 : -1) : 0;
    }
}
