// exercise: 05
// truth: right
// mistake: none; no recursion at all: a stack of frames, the children in random order, MAX fail-hard and MIN fail-soft
// player: both
// style: explicit stack, state machine, shuffled children
// single: yes
// detail: always right; another order of the leaves at every call
import java.util.*;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Random random = new Random();

    private final class Frame {
        final Deque<S> rest = new ArrayDeque<>();
        final boolean max;
        final int plies;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int plies, int alpha, int beta) {
            this.plies = plies;
            this.alpha = alpha;
            this.beta = beta;
            this.max = game.player(state) == Player.MAX;
            this.best = max ? alpha : Window.INFINITY;
            List<A> actions = new ArrayList<>(game.actions(state));
            Collections.shuffle(actions, random);
            for (A action : actions) {
                rest.push(game.result(state, action));
            }
        }

        void take(int value) {
            if (max) {
                best = Math.min(beta, Math.max(best, value));
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }

        boolean done() {
            return rest.isEmpty() || alpha >= beta;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth < 1) {
            return evaluation.value(state);
        }
        int[] values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .sorted()
                .toArray();
        return values[game.player(state) == Player.MIN ? 0 : values.length - 1];
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        S here = state;
        int plies = depth;
        int a = alpha;
        int b = beta;
        while (true) {
            int value;
            if (game.terminal(here)) {
                value = game.utility(here);
            } else if (plies == 0) {
                value = evaluation.value(here);
            } else {
                Frame frame = new Frame(game, here, plies, a, b);
                stack.push(frame);
                here = frame.rest.pop();
                plies--;
                continue;
            }
            while (!stack.isEmpty()) {
                stack.peek().take(value);
                if (!stack.peek().done()) {
                    break;
                }
                value = stack.pop().best;
            }
            if (stack.isEmpty()) {
                return value;
            }
            Frame top = stack.peek();
            here = top.rest.pop();
            plies = top.plies - 1;
            a = top.alpha;
            b = top.beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.shuffle(actions, random);
        for (A action : actions) {
            S next = game.result(state, action);
            int value = max
                    ? alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best);
            if (max ? value > best : value < best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
