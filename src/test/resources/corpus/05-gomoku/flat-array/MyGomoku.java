// exercise: 05
// truth: wrong
// mistake: winner walks over a flat array with steps 1, n, n+1 and n-1 and only checks that the index is in the array, so a line goes on across the left and right edge
// player: both
// style: flat char array, steps as numbers
// kind: slip
// single: yes
// detail: stones at the end of one row and at the beginning of the next (or of the diagonal one) that together make five
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int n = state.board().size();
        char[] flat = state.board().toString().replace("/", "").toCharArray();
        int at = state.last().get().row() * n + state.last().get().column();
        char mine = flat[at];
        int[] steps = {1, n, n + 1, n - 1};
        for (int step : steps) {
            int lo = at;
            while (lo - step >= 0 && flat[lo - step] == mine) lo -= step;
            int hi = at;
            while (hi + step < flat.length && flat[hi + step] == mine) hi += step;
            if ((hi - lo) / step + 1 >= 5) {
                return Optional.of(mine == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
