// exercise: 08
// truth: wrong
// mistake: to get deeper only the first six actions of each list are looked at, the root included, although their order means nothing, so good moves, wins and the only defence are left out
// player: both
// style: alpha-beta with streams
// single: yes
// detail: -
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** One ply, two, three ...; a move without an alternative costs no depth. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 6;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        LinkedList<A> order = new LinkedList<>(position.actions().subList(0, Math.min(WIDTH, position.actions().size())));
        Map<A, Integer> score = new HashMap<>();
        for (int depth = 1; depth <= 40; depth++) {
            try {
                A best = new Iteration(position, clock, score).best(order, depth);
                order.remove(best);
                order.addFirst(best);
            } catch (TimeoutException e) {
                break;
            }
        }
        return order.getFirst();
    }

    private class Iteration {
        final GivenPosition<A> p;
        final Clock clock;
        final Map<A, Integer> score;

        Iteration(GivenPosition<A> p, Clock clock, Map<A, Integer> score) {
            this.p = p;
            this.clock = clock;
            this.score = score;
        }

        A best(List<A> order, int depth) throws TimeoutException {
            boolean max = p.player() == Player.MAX;
            int alpha = -5_000_000;
            int beta = 5_000_000;
            A best = order.get(0);
            for (A a : order) {
                p.make(a);
                int v = p.terminal() || p.player() == Player.MAX ? high(depth - 1, 1, alpha, beta) : low(depth - 1, 1, alpha, beta);
                p.undo();
                if (max && v > alpha) {
                    alpha = v;
                    best = a;
                }
                if (!max && v < beta) {
                    beta = v;
                    best = a;
                }
            }
            return best;
        }

        /** The value if this node is an end of the search, or else null. */
        Integer end(int depth, int ply) throws TimeoutException {
            if (clock.isUp()) {
                throw new TimeoutException();
            }
            if (p.terminal()) {
                return switch (Integer.signum(p.utility())) {
                    case 1 -> p.utility() - ply;
                    case -1 -> p.utility() + ply;
                    default -> 0;
                };
            }
            return depth <= 0 || ply > 60 ? p.evaluation() : null;
        }

        Stream<A> sorted() {
            return p.actions().stream().limit(WIDTH).sorted(Comparator.comparingInt((A a) -> -score.getOrDefault(a, 0)));
        }

        int high(int depth, int ply, int alpha, int beta) throws TimeoutException {
            Integer end = end(depth, ply);
            if (end != null) {
                return end;
            }
            List<A> actions = sorted().collect(Collectors.toList());
            int cost = actions.size() == 1 && depth > 1 ? 0 : 1;
            int best = Integer.MIN_VALUE;
            for (A a : actions) {
                p.make(a);
                int v = p.terminal() || p.player() == Player.MAX
                        ? high(depth - cost, ply + 1, alpha, beta)
                        : low(depth - cost, ply + 1, alpha, beta);
                p.undo();
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (beta <= alpha) {
                    score.merge(a, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }

        int low(int depth, int ply, int alpha, int beta) throws TimeoutException {
            Integer end = end(depth, ply);
            if (end != null) {
                return end;
            }
            List<A> actions = sorted().collect(Collectors.toList());
            int cost = actions.size() == 1 && depth > 1 ? 0 : 1;
            int best = Integer.MAX_VALUE;
            for (A a : actions) {
                p.make(a);
                int v = p.terminal() || p.player() == Player.MAX
                        ? high(depth - cost, ply + 1, alpha, beta)
                        : low(depth - cost, ply + 1, alpha, beta);
                p.undo();
                best = Math.min(best, v);
                beta = Math.min(beta, v);
                if (beta <= alpha) {
                    score.merge(a, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }
}
