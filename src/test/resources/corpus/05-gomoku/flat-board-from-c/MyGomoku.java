// exercise: 05
// truth: wrong
// mistake: steps on the flattened board by 1, n, n+1 and n-1 without noticing the left and right edge, so lines go on in the next row
// player: both
// style: port from C, one-dimensional array
// single: yes
// detail: sometimes; only near the left and right edge
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

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static char[] flatten(Board board) {
        int n = board.size();
        char[] cells = new char[n * n];
        for (int i = 0; i < n * n; i++) {
            cells[i] = board.has(Player.X, i / n, i % n) ? 'X' : board.has(Player.O, i / n, i % n) ? 'O' : ' ';
        }
        return cells;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int n = state.board().size();
        char[] cells = flatten(state.board());
        int pos = state.last().get().row() * n + state.last().get().column();
        char who = cells[pos];
        int[] deltas = {1, n, n + 1, n - 1};
        for (int delta : deltas) {
            int lo = pos;
            while (lo - delta >= 0 && cells[lo - delta] == who) lo -= delta;
            int hi = pos;
            while (hi + delta < n * n && cells[hi + delta] == who) hi += delta;
            if ((hi - lo) / delta + 1 >= 5) {
                return Optional.of(who == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
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
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
