// exercise: 05
// truth: wrong
// mistake: The board is one array with steps 1, n, n+1 and n-1 and only the ends of the array are checked, so stones at the right edge and at the left edge one row below count as neighbours: a line across the edge wins.
// player: both
// style: one-dimensional char array and index steps
// single: yes
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
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("the game has ended");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static char[] flatten(Board board) {
        return board.toString().replace("/", "").toCharArray();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int n = state.board().size();
        char[] cells = flatten(state.board());
        int here = state.last().get().row() * n + state.last().get().column();
        char mark = cells[here];
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int count = 1;
            for (int i = here + step; i < cells.length && cells[i] == mark; i += step) {
                count++;
            }
            for (int i = here - step; i >= 0 && cells[i] == mark; i -= step) {
                count++;
            }
            if (count > 4) {
                return Optional.of(mark == 'X' ? Player.X : Player.O);
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
        Player w = winner(state).orElse(null);
        if (w == Player.X) {
            return 1;
        }
        if (w == Player.O) {
            return -1;
        }
        return 0;
    }
}
