// exercise: 05
// truth: wrong
// mistake: the cells lie in an array with 19 to a row, so that on a board of 19 rows no free column is left between the end of a row and the next one, and lines go on across the edge
// player: both
// style: ported from C, one flat array with a fixed stride
// single: yes
// detail: only on 19x19; seen: X at (3,16..18),(4,0..1) with last (4,0) is said to have won
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int W = 19;
    private static final int N = W * W;
    private static final int[] STEP = {1, W, W + 1, W - 1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState st) {
        return st.board().count(Player.X) == st.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState st, Cell cell) {
        if (terminal(st)) throw new IllegalArgumentException("over");
        Board b = st.board().copy();
        b.put(cell, player(st));
        return new GomokuState(b, Optional.of(cell));
    }

    private static char[] flat(Board b) {
        char[] a = new char[N];
        int n = b.size();
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++) {
                if (b.has(Player.X, r, c)) a[r * W + c] = 'X';
                else if (b.has(Player.O, r, c)) a[r * W + c] = 'O';
            }
        return a;
    }

    @Override
    public Optional<Player> winner(GomokuState st) {
        if (st.last().isEmpty()) return Optional.empty();
        char[] a = flat(st.board());
        int at = st.last().get().row() * W + st.last().get().column();
        char me = a[at];
        for (int step : STEP) {
            int n = 1;
            for (int i = at + step; i < N && a[i] == me; i += step) n++;
            for (int i = at - step; i >= 0 && a[i] == me; i -= step) n++;
            if (n >= 5) return Optional.of(me == 'X' ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState st) {
        return st.board().isFull() || winner(st).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState st) {
        return terminal(st) ? List.of() : st.board().emptyCells();
    }

    @Override
    public int utility(GomokuState st) {
        Optional<Player> w = winner(st);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
