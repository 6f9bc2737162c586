// exercise: 05
// truth: right
// mistake: none; an array with a frame, one step number per direction
// player: both
// style: ported from C, 1D array
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int n) {
        return new GomokuState(Board.empty(n), Optional.empty());
    }
    public Player player(GomokuState s) {
        int diff = s.board().count(Player.MAX) - s.board().count(Player.MIN);
        return diff == 0 ? Player.MAX : Player.MIN;
    }
    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) throw new IllegalStateException("over");
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Player p = s.board().at(s.last().get()).get();
        int n = s.board().size();
        int w = n + 2;              // a frame of zeros around the board
        int[] a = new int[w * w];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (s.board().has(p, i, j)) a[(i + 1) * w + j + 1] = 1;
        int at = (s.last().get().row() + 1) * w + s.last().get().column() + 1;
        for (int step : new int[] {1, w, w + 1, w - 1}) {
            int lo = at, hi = at;
            while (a[lo - step] == 1) lo -= step;
            while (a[hi + step] == 1) hi += step;
            if ((hi - lo) / step >= 4) return Optional.of(p);
        }
        return Optional.empty();
    }
    public boolean terminal(GomokuState s) {
        return s.board().stones() == s.board().size() * s.board().size() || winner(s).isPresent();
    }
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? new ArrayList<>() : s.board().emptyCells();
    }
    public int utility(GomokuState s) {
        int u = 0;
        if (winner(s).isPresent()) u = winner(s).get() == Player.X ? +1 : -1;
        return u;
    }
}
