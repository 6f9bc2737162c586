// exercise: 05
// truth: wrong
// mistake: a line is followed by adding 1, n, n+1 or n-1 to a flat index, so that it goes on across the left and right edge
// player: both
// style: flat array, ported from C
// single: yes
// detail: sometimes; a line of five across the edge
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static int[] flatten(Board board) {
        int n = board.size();
        int[] cells = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (board.has(Player.X, i / n, i % n)) cells[i] = 1;
            if (board.has(Player.O, i / n, i % n)) cells[i] = 2;
        }
        return cells;
    }

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
            throw new IllegalArgumentException("game is over");
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
        int n = state.board().size();
        int[] cells = flatten(state.board());
        int at = state.last().get().row() * n + state.last().get().column();
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int total = 1;
            for (int i = at + step; i < n * n && cells[i] == cells[at]; i += step) {
                total++;
            }
            for (int i = at - step; i >= 0 && cells[i] == cells[at]; i -= step) {
                total++;
            }
            if (total >= 5) {
                return Optional.of(cells[at] == 1 ? Player.X : Player.O);
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
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
