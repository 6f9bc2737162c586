// exercise: 08
// truth: right
// mistake: none; from the third iteration on forced answers are looked at one ply deeper and late actions one ply less deep with a second look, and at the root PVS is used
// player: both
// style: principal variation search, extensions and reductions from the third iteration on, class hierarchy of strategies
// single: yes
// detail: the first two iterations are plain
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 100_000_000;

    private static final class Up extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Up() {
            super(null, null, false, false);
        }
    }

    /** One move: everything that is remembered lives as long as this. */
    private abstract static class Thinker<A> {
        final GivenPosition<A> position;
        final Clock clock;
        final Map<A, Integer> history = new HashMap<>();

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        abstract int childDepth(int iteration, int depth, int index, int choices);

        A think(List<A> root) {
            A answer = root.get(0);
            try {
                for (int iteration = 1; iteration < 50; iteration++) {
                    int best = -INF;
                    A found = root.get(0);
                    for (A action : root) {
                        int score;
                        if (best == -INF || iteration == 1) {
                            score = after(action, iteration, iteration - 1, 0, best, INF);
                        } else {
                            score = after(action, iteration, iteration - 1, 0, best, best + 1);
                            if (score > best) {
                                score = after(action, iteration, iteration - 1, 0, best, INF);
                            }
                        }
                        if (score > best) {
                            best = score;
                            found = action;
                        }
                    }
                    answer = found;
                    root.remove(found);
                    root.add(0, found);
                    if (Math.abs(best) > 900_000) {
                        return answer;
                    }
                }
            } catch (Up up) {
                return answer;
            }
            return answer;
        }

        /** The score of the action to its player. */
        int after(A action, int iteration, int depth, int ply, int alpha, int beta) {
            boolean max = position.player() == Player.MAX;
            position.make(action);
            if (clock.isUp()) {
                throw new Up();
            }
            int score;
            if (position.terminal()) {
                int utility = position.utility();
                score = (max ? 1 : -1) * (utility - Integer.signum(utility) * (ply + 1));
            } else if (depth <= 0) {
                score = (max ? 1 : -1) * position.evaluation();
            } else if (max == (position.player() == Player.MAX)) {
                score = node(iteration, depth, ply + 1, alpha, beta);
            } else {
                score = -node(iteration, depth, ply + 1, -beta, -alpha);
            }
            position.undo();
            return score;
        }

        int node(int iteration, int depth, int ply, int alpha, int beta) {
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
            int best = -INF;
            for (int i = 0; i < actions.size(); i++) {
                A action = actions.get(i);
                int low = Math.max(alpha, best);
                int reduced = childDepth(iteration, depth, i, actions.size());
                int score = after(action, iteration, reduced, ply, low, beta);
                if (reduced < depth - 1 && score > low) {
                    score = after(action, iteration, depth - 1, ply, low, beta);
                }
                best = Math.max(best, score);
                if (best >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }

    private static final class Selective<A> extends Thinker<A> {
        Selective(GivenPosition<A> position, Clock clock) {
            super(position, clock);
        }

        @Override
        int childDepth(int iteration, int depth, int index, int choices) {
            if (iteration < 3) {
                return depth - 1;
            }
            if (choices == 1) {
                return depth; // a forced answer costs nothing
            }
            return index >= 6 && depth >= 3 ? depth - 2 : depth - 1;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> root = new ArrayList<>(position.actions());
        return root.size() == 1 ? root.get(0) : new Selective<>(position, clock).think(root);
    }
}
