// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: explicit stack of frames with iterators, Optional for an iteration
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Without recursion: a frame for each node of the current line. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int BEYOND = 9_000_000;

    private static final class Frame<A> {
        final boolean max;
        final Iterator<A> rest;
        final int depth;
        int alpha;
        int beta;
        int best;
        A current;
        A bestAction;

        Frame(boolean max, List<A> actions, int depth, int alpha, int beta) {
            this.max = max;
            this.rest = actions.iterator();
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -BEYOND : BEYOND;
        }

        void take(int value) {
            if (max ? value > best : value < best) {
                best = value;
                bestAction = current;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<A, Integer> history = new HashMap<>();
        A best = position.actions().get(0);
        for (int depth = 1; depth <= 45; depth++) {
            Optional<A> found = iteration(position, clock, history, best, depth);
            if (found.isEmpty()) {
                break;
            }
            best = found.get();
        }
        return best;
    }

    private Optional<A> iteration(GivenPosition<A> position, Clock clock, Map<A, Integer> history, A first, int depth) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.remove(first);
        actions.add(0, first);
        Deque<Frame<A>> line = new ArrayDeque<>();
        line.push(new Frame<>(position.player() == Player.MAX, actions, depth, -BEYOND, BEYOND));
        while (true) {
            Frame<A> top = line.peek();
            if (top.done()) {
                line.pop();
                if (line.isEmpty()) {
                    return Optional.of(top.bestAction);
                }
                if (top.alpha >= top.beta) {
                    history.merge(top.current, top.depth * top.depth, Integer::sum);
                }
                position.undo();
                line.peek().take(top.best);
                continue;
            }
            if (clock.isUp()) {
                return Optional.empty();
            }
            top.current = top.rest.next();
            position.make(top.current);
            if (position.terminal()) {
                int utility = position.utility();
                top.take(utility - Integer.signum(utility) * line.size());
                position.undo();
            } else if (top.depth == 1) {
                top.take(position.evaluation());
                position.undo();
            } else {
                List<A> next = new ArrayList<>(position.actions());
                next.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
                line.push(new Frame<>(position.player() == Player.MAX, next, top.depth - 1, top.alpha, top.beta));
            }
        }
    }
}
