// exercise: 08
// truth: right
// mistake: -
// player: both
// style: negamax with the sign of the mover, history map for the order, unchecked exception
// kind: -
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;

    private static class Over extends RuntimeException {
        private static final long serialVersionUID = 1;

        Over() {
            super("time", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Search<>(position, clock).run();
    }

    private static final class Search<A> {
        private final GivenPosition<A> p;
        private final Clock clock;
        private final Map<A, Integer> cuts = new HashMap<>();
        private A choice;
        private int ply;

        Search(GivenPosition<A> p, Clock clock) {
            this.p = p;
            this.clock = clock;
        }

        A run() {
            List<A> root = new ArrayList<>(p.actions());
            A sure = root.get(0);
            if (root.size() == 1) {
                return sure;
            }
            try {
                for (int depth = 1; depth < 64; depth++) {
                    int value = iterate(root, depth);
                    sure = choice;
                    root.remove(sure);
                    root.add(0, sure);
                    if (Math.abs(value) > 999_000) {
                        break;
                    }
                }
            } catch (Over e) {
                // what is sure stays sure
            }
            return sure;
        }

        private int iterate(List<A> root, int depth) {
            int alpha = -INF;
            int sign = sign();
            for (A a : root) {
                int v = after(a, sign, depth, alpha, INF);
                if (v > alpha) {
                    alpha = v;
                    choice = a;
                }
            }
            return alpha;
        }

        private int sign() {
            return p.player() == Player.MIN ? -1 : +1;
        }

        /** The value of an action to the side with this sign. */
        private int after(A a, int sign, int depth, int alpha, int beta) {
            p.make(a);
            ply++;
            int v;
            if (clock.isUp()) {
                throw new Over();
            } else if (p.terminal()) {
                int u = sign * p.utility();
                v = u - ply * Integer.signum(u);
            } else if (depth == 1) {
                v = sign * p.evaluation();
            } else if (sign() == sign) {
                v = best(sign, depth - 1, alpha, beta);
            } else {
                v = -best(-sign, depth - 1, -beta, -alpha);
            }
            ply--;
            p.undo();
            return v;
        }

        private int best(int sign, int depth, int alpha, int beta) {
            List<A> moves = new ArrayList<>(p.actions());
            moves.sort(Comparator.comparingInt((A a) -> -cuts.getOrDefault(a, 0)));
            int best = -INF;
            for (A a : moves) {
                best = Math.max(best, after(a, sign, depth, Math.max(alpha, best), beta));
                if (best >= beta) {
                    cuts.merge(a, depth * depth, Integer::sum);
                    return best;
                }
            }
            return best;
        }
    }
}
