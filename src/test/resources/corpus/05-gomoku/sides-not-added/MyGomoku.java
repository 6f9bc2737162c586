// exercise: 05
// truth: wrong
// mistake: the run to each side is compared with five by itself, the two sides are never added
// player: both
// style: nested loop over signs
// single: yes
// detail: sometimes: when the last stone lies inside the five
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState s) { return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O; }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("no moves after the end");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        Cell l = s.last().get();
        Optional<Player> me = s.board().at(l);
        for (int d = 0; d < 4; d++) {
            int best = 0;
            for (int sign = -1; sign <= 1; sign += 2) {
                int run = 1;
                int r = l.row() + sign * DR[d], c = l.column() + sign * DC[d];
                while (r >= 0 && c >= 0 && r < s.board().size() && c < s.board().size() && s.board().at(r, c).equals(me)) {
                    run++;
                    r += sign * DR[d];
                    c += sign * DC[d];
                }
                best = Math.max(best, run);
            }
            if (best >= 5) return me;
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) { return s.board().isFull() || winner(s).isPresent(); }

    public List<Cell> actions(GomokuState s) { return terminal(s) ? List.of() : s.board().emptyCells(); }

    public int utility(GomokuState s) { return winner(s).isEmpty() ? 0 : winner(s).get() == Player.X ? 1 : -1; }
}
