// exercise: 08
// truth: wrong
// mistake: an end that is a tie is searched on as if the game went on; above the horizon it gets the start value of the loop, minus or plus infinity, instead of 0, and at the horizon an estimate
// player: both
// style: alpha-beta over an interface of two players, fail-soft
// single: yes
// detail: sometimes; only where ties are within reach, such as on small boards that are nearly full; asking a tie for its estimate may throw as well
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int HUGE = 5_000_000;

    private final class Run {
        final GivenPosition<A> position;
        final Clock clock;
        final LinkedList<A> favourites = new LinkedList<>();
        boolean stopped;
        int value;

        Run(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A iteration(List<A> actions, int depth) {
            boolean max = position.player() == Player.MAX;
            A best = actions.get(0);
            value = max ? -HUGE : HUGE;
            for (A action : actions) {
                position.make(action);
                int v = max ? below(false, depth - 1, 1, value, HUGE) : below(true, depth - 1, 1, -HUGE, value);
                if (stopped) {
                    return null;
                }
                position.undo();
                if (max ? v > value : v < value) {
                    value = v;
                    best = action;
                }
            }
            return best;
        }

        int below(boolean max, int depth, int ply, int alpha, int beta) {
            stopped |= clock.isUp();
            if (stopped) {
                return 0;
            }
            if (position.terminal()) {
                int utility = position.utility();
                if (utility > 0) {
                    return utility - ply;
                }
                if (utility < 0) {
                    return utility + ply;
                }
            }
            if (depth == 0) {
                return position.evaluation();
            }
            int best = max ? -HUGE : HUGE;
            for (A action : sorted(position.actions())) {
                position.make(action);
                int v = below(!max, depth - 1, ply + 1, alpha, beta);
                if (stopped) {
                    return 0;
                }
                position.undo();
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
                if (beta <= alpha) {
                    favourites.remove(action);
                    favourites.addFirst(action);
                    break;
                }
            }
            return best;
        }

        private List<A> sorted(List<A> actions) {
            List<A> result = new ArrayList<>();
            for (A f : favourites) if (actions.contains(f)) result.add(f);
            for (A a : actions) if (!result.contains(a)) result.add(a);
            return result;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        Run run = new Run(position, clock);
        for (int depth = 1; depth < 50 && !run.stopped; depth++) {
            A found = run.iteration(actions, depth);
            if (found != null) {
                answer = found;
                actions.remove(found);
                actions.add(0, found);
                if (Math.abs(run.value) > 500_000) {
                    return answer;
                }
            }
        }
        return answer;
    }
}
