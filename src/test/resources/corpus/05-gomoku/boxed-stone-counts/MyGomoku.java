// exercise: 05
// truth: wrong
// mistake: player compares two Integer objects with ==, which is false for equal numbers above 127
// player: MAX
// style: map of counts, boxed numbers
// single: yes
// detail: rare; only from 128 stones each on, so on boards of 16 to 19 rows; then O is to move although both have put the same number
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Map<Player, Integer> stones = new EnumMap<>(Player.class);
        for (Player p : Player.values()) {
            stones.put(p, state.board().count(p));
        }
        return stones.get(Player.X) == stones.get(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game has ended");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> owner = state.board().at(last);
        for (int[] step : STEPS) {
            int first = 0;
            while (same(state.board(), owner, last, step, first - 1)) {
                first--;
            }
            int end = 0;
            while (same(state.board(), owner, last, step, end + 1)) {
                end++;
            }
            if (end - first >= 4) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private static boolean same(Board board, Optional<Player> owner, Cell from, int[] step, int times) {
        int row = from.row() + times * step[0];
        int column = from.column() + times * step[1];
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
            return false;
        }
        return board.at(row, column).equals(owner);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
