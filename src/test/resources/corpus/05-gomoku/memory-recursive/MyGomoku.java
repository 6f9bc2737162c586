// exercise: 05
// truth: right
// mistake: -
// player: both
// style: winners remembered in a bounded map by the content of a copied state; recursion; actions from the middle outwards
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int MOST = 300;

    /** Keys are copies that nobody else holds, so they never change. */
    private final Map<GomokuState, Optional<Player>> known = new LinkedHashMap<>(512, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<GomokuState, Optional<Player>> eldest) {
            return size() > MOST;
        }
    };

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return Player.values()[state.board().count(Player.X) - state.board().count(Player.O)];
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) || !state.board().contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public synchronized Optional<Player> winner(GomokuState state) {
        Optional<Player> before = known.get(state); // by content
        if (before != null) {
            return before;
        }
        Optional<Player> now = find(state);
        known.put(new GomokuState(state.board().copy(), state.last()), now);
        return now;
    }

    private Optional<Player> find(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int row = state.last().get().row();
        int column = state.last().get().column();
        Optional<Player> owner = state.board().at(row, column);
        for (int d = 0; d < 4; d++) { // 1: (0,1), 2: (1,-1), 3: (1,0), 4: (1,1)
            int down = (d + 2) / 3;
            int right = d == 0 ? 1 : d - 2;
            int both = run(state.board(), owner, row, column, down, right)
                    + run(state.board(), owner, row, column, -down, -right);
            if (both > 5) { // the stone itself is in both
                return owner;
            }
        }
        return Optional.empty();
    }

    private static int run(Board board, Optional<Player> owner, int row, int column, int down, int right) {
        boolean inside = Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
        return inside && board.at(row, column).equals(owner)
                ? 1 + run(board, owner, row + down, column + right, down, right)
                : 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return !winner(state).equals(Optional.empty()) || state.board().stones() == state.board().size() * state.board().size();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        int middle = state.board().size() - 1;
        List<Cell> cells = state.board().emptyCells();
        cells.sort(Comparator.comparingInt(
                c -> Math.max(Math.abs(2 * c.row() - middle), Math.abs(2 * c.column() - middle))));
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
