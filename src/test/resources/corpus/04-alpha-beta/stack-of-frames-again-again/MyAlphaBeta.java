// exercise: 04
// truth: right
// mistake: none; no recursion: each frame has its own window, and the top frame hands its result to the one below
// player: both
// style: explicit stack of frames, fail-hard, cut tested before the next child
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        int alpha;
        int beta;
        A trying;
        A best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
        }

        void take(int value) {
            if (max && value > alpha) {
                alpha = value;
                best = trying;
            } else if (!max && value < beta) {
                beta = value;
                best = trying;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Frame<S, A> root = run(game, state, alpha, beta);
        return root.max ? root.alpha : root.beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).best;
    }

    private Frame<S, A> run(Game<S, A> game, S start, int alpha, int beta) {
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.push(new Frame<>(game, start, alpha, beta));
        while (true) {
            Frame<S, A> top = line.peek();
            if (top.alpha >= top.beta || !top.rest.hasNext()) {
                line.pop();
                if (line.isEmpty()) {
                    return top;
                }
                line.peek().take(top.max ? top.alpha : top.beta);
                continue;
            }
            top.trying = top.rest.next();
            S next = game.result(top.state, top.trying);
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                line.push(new Frame<>(game, next, top.alpha, top.beta));
            }
        }
    }
}
