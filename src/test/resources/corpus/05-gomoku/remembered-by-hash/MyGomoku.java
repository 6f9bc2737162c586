// exercise: 05
// truth: wrong
// mistake: winner is remembered under board.hashCode() instead of the board, so two boards with the same hash get the same answer
// player: both
// style: memo map, lines as int pairs
// single: yes
// detail: sometimes; rare: e.g. two children of one state whose new stones are 32 cells apart (row by row) within the same 64 cells; hardly ever in random games
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
    private final Map<Integer, Optional<Player>> known = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    /** terminal, actions, result and utility all ask for the winner, so look for it only once. */
    @Override
    public Optional<Player> winner(GomokuState state) {
        return known.computeIfAbsent(state.board().hashCode(), key -> find(state));
    }

    private Optional<Player> find(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell c = state.last().get();
        Board b = state.board();
        Optional<Player> who = b.at(c);
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = c.row() + sign * dr[d];
                int k = c.column() + sign * dc[d];
                while (r >= 0 && k >= 0 && r < b.size() && k < b.size() && b.at(r, k).equals(who)) {
                    n++;
                    r += sign * dr[d];
                    k += sign * dc[d];
                }
            }
            if (n >= 5) {
                return who;
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
