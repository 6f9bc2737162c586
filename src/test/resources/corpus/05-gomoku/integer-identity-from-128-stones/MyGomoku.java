// exercise: 05
// truth: wrong
// mistake: player compares two Integer objects by ==, so from 128 stones each on (boards of 17 rows and more) X never has the turn although both have as many.
// player: MAX
// style: map of counts, boxed numbers
// single: yes
import java.util.EnumMap;
import java.util.Map;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    private static Map<Player, Integer> stones(Board board) {
        Map<Player, Integer> stones = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            stones.put(player, board.count(player));
        }
        return stones;
    }

    @Override
    public Player player(GomokuState state) {
        Map<Player, Integer> stones = stones(state.board());
        return stones.get(Player.X) == stones.get(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves left");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : directions) {
            int inLine = 1 + walk(state.board(), last, d[0], d[1]) + walk(state.board(), last, -d[0], -d[1]);
            if (inLine > 4) {
                return state.board().at(last);
            }
        }
        return Optional.empty();
    }

    private int walk(Board board, Cell from, int dr, int dc) {
        int r = from.row() + dr;
        int c = from.column() + dc;
        int n = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size()
                && board.at(r, c).equals(board.at(from))) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
