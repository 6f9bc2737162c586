// exercise: 08
// truth: right
// mistake: none; the root is a node like the others, where the last best action comes first
// player: both
// style: terse, one recursive method for root and nodes, values times a sign
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    static class Up extends RuntimeException {
        static final long serialVersionUID = 1;
    }

    static final int BIG = 1 << 24;

    @Override
    public A move(GivenPosition<A> p, Clock clock) {
        var search = new Object() {
            final Map<A, Integer> cut = new HashMap<>();
            A chosen;
            A previous = p.actions().get(0);

            int go(int depth, int ply, int a, int b) {
                if (ply > 0 && clock.isUp()) throw new Up();
                int s = p.terminal() || p.player() == Player.MAX ? 1 : -1;
                if (p.terminal()) return p.utility() - Integer.signum(p.utility()) * ply;
                if (depth == 0) return p.evaluation();
                List<A> list = new ArrayList<>(p.actions());
                Comparator<A> byCuts = Comparator.comparingInt(x -> -cut.getOrDefault(x, 0));
                list.sort(ply > 0 ? byCuts : Comparator.<A, Boolean>comparing(x -> !x.equals(previous)).thenComparing(byCuts));
                int best = -s * BIG;
                A top = list.get(0);
                for (A x : list) {
                    p.make(x);
                    int v = go(depth - 1, ply + 1, a, b);
                    p.undo();
                    if (s * v > s * best) {
                        best = v;
                        top = x;
                    }
                    if (s > 0) a = Math.max(a, v);
                    else b = Math.min(b, v);
                    if (a >= b) {
                        cut.merge(x, depth * depth, Integer::sum);
                        break;
                    }
                }
                if (ply == 0) chosen = top;
                return best;
            }
        };
        try {
            for (int depth = 1; depth < 77; depth++) {
                search.go(depth, 0, -BIG, BIG);
                search.previous = search.chosen;
            }
        } catch (Up up) {
            return search.previous;
        }
        return search.previous;
    }
}
