// exercise: 05
// truth: right
// mistake: -
// player: both
// style: no recursion: a deque of frames with iterators, children from last to first
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final int plies;
        final ListIterator<A> rest;
        int alpha;
        int beta;
        int best;
        A trying;
        A chosen;

        Frame(Game<S, A> game, S state, int plies, int alpha, int beta) {
            this.state = state;
            this.plies = plies;
            this.alpha = alpha;
            this.beta = beta;
            max = game.player(state).equals(Player.MAX);
            best = max ? -Window.INFINITY : Window.INFINITY;
            List<A> actions = List.copyOf(game.actions(state));
            rest = actions.listIterator(actions.size());
        }

        void take(int value, boolean narrow) {
            if (max ? value > best : value < best) {
                best = value;
                chosen = trying;
            }
            if (narrow && max) {
                alpha = Math.max(alpha, value);
            } else if (narrow) {
                beta = Math.min(beta, value);
            }
        }

        boolean done() {
            return beta <= alpha || !rest.hasPrevious();
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return stops(game, state, depth)
                ? worth(game, evaluation, state)
                : climb(game, evaluation, new Frame<>(game, state, depth, -Window.INFINITY, Window.INFINITY), false).best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return stops(game, state, depth)
                ? worth(game, evaluation, state)
                : climb(game, evaluation, new Frame<>(game, state, depth, alpha, beta), true).best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Frame<S, A> root = new Frame<>(game, state, depth, -Window.INFINITY, Window.INFINITY);
        return climb(game, evaluation, root, true).chosen;
    }

    private boolean stops(Game<S, A> game, S state, int plies) {
        return plies == 0 || game.terminal(state);
    }

    private int worth(Game<S, A> game, Evaluation<S> evaluation, S state) {
        return game.terminal(state) ? game.utility(state) : evaluation.value(state);
    }

    private Frame<S, A> climb(Game<S, A> game, Evaluation<S> evaluation, Frame<S, A> root, boolean narrow) {
        Deque<Frame<S, A>> open = new ArrayDeque<>();
        open.push(root);
        while (true) {
            Frame<S, A> here = open.peek();
            if (here.done()) {
                open.pop();
                if (open.isEmpty()) {
                    return here;
                }
                open.peek().take(here.best, narrow);
                continue;
            }
            here.trying = here.rest.previous();
            S next = game.result(here.state, here.trying);
            if (stops(game, next, here.plies - 1)) {
                here.take(worth(game, evaluation, next), narrow);
            } else {
                open.push(new Frame<>(game, next, here.plies - 1, here.alpha, here.beta));
            }
        }
    }
}
