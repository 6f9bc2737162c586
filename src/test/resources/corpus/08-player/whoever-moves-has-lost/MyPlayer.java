// exercise: 08
// truth: wrong
// mistake: an end that is no tie always counts as lost for the side that would be to move, utility is asked only whether it is 0
// player: both
// style: negamax in an inner class, history
// single: yes
// detail: right in Gomoku, wrong on trees where an end may be won by either side
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thinker<>(position, clock).result();
    }

    private static final class Up extends Exception {
        private static final long serialVersionUID = 7L;
    }

    private static final class Thinker<A> {
        private static final int MANY = 64;
        private final GivenPosition<A> p;
        private final Clock clock;
        private final Map<Integer, A> killer = new HashMap<>();
        private final Map<A, Long> history = new HashMap<>();
        private A rootBest;

        Thinker(GivenPosition<A> p, Clock clock) {
            this.p = p;
            this.clock = clock;
        }

        A result() {
            A play = p.actions().get(0);
            try {
                for (int depth = 1; depth <= MANY; depth++) {
                    rootBest = null;
                    int value = negamax(depth, 0, -Window.MAX_VALUE - 1, Window.MAX_VALUE + 1, play);
                    play = rootBest;
                    if (Math.abs(value) >= Window.MAX_VALUE - MANY) {
                        break;
                    }
                }
            } catch (Up up) {
                return play;
            }
            return play;
        }

        private int negamax(int depth, int ply, int alpha, int beta, A first) throws Up {
            if (clock.isUp()) {
                throw new Up();
            }
            if (p.terminal()) {
                int u = p.utility();
                int toMe = u == 0 ? 0 : ply - Window.MAX_VALUE;
                return toMe;
            }
            if (depth == 0) {
                return p.player() == Player.MAX ? p.evaluation() : -p.evaluation();
            }
            List<A> actions = new ArrayList<>(p.actions());
            actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0L)).reversed());
            front(actions, ply == 0 ? first : killer.get(ply));
            int best = -Window.INFINITY;
            for (A a : actions) {
                p.make(a);
                int v = -negamax(depth - 1, ply + 1, -beta, -alpha, null);
                p.undo();
                if (v > best) {
                    best = v;
                    if (ply == 0 && (v > alpha || rootBest == null)) {
                        rootBest = a;
                    }
                }
                if (v > alpha) {
                    alpha = v;
                }
                if (alpha >= beta) {
                    killer.put(ply, a);
                    history.merge(a, 1L << Math.min(depth, 20), Long::sum);
                    break;
                }
            }
            return best;
        }

        private void front(List<A> actions, A a) {
            if (a != null && actions.remove(a)) {
                actions.add(0, a);
            }
        }
    }
}
