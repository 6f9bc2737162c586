// exercise: 07
// truth: right
// mistake: none; reads the children that are ends first, then searches the others
// player: both
// style: two methods for the two players, two passes over the children
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        return position.player() == Player.MAX ? maxValue(position, alpha, beta) : minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> p, int alpha, int beta) {
        Integer v = null;
        List<A> later = new ArrayList<>();
        for (A a : p.actions()) {
            p.make(a);
            if (p.terminal()) {
                v = v == null ? p.utility() : Math.max(v, p.utility());
            } else {
                later.add(a);
            }
            p.undo();
            if (v != null && v >= beta) return v;
        }
        for (A a : later) {
            p.make(a);
            int w = value(p, v == null ? alpha : Math.max(alpha, v), beta);
            p.undo();
            v = v == null ? w : Math.max(v, w);
            if (v >= beta) break;
        }
        return v;
    }

    private int minValue(Position<A> p, int alpha, int beta) {
        Integer v = null;
        List<A> later = new ArrayList<>();
        for (A a : p.actions()) {
            p.make(a);
            if (p.terminal()) {
                v = v == null ? p.utility() : Math.min(v, p.utility());
            } else {
                later.add(a);
            }
            p.undo();
            if (v != null && v <= alpha) return v;
        }
        for (A a : later) {
            p.make(a);
            int w = value(p, alpha, v == null ? beta : Math.min(beta, v));
            p.undo();
            v = v == null ? w : Math.min(v, w);
            if (v <= alpha) break;
        }
        return v;
    }
}
