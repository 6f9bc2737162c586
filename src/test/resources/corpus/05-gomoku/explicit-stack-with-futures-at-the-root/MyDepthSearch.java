// exercise: 05
// truth: right
// mistake: none; no recursion at all in alphaBeta, frames on a stack that read the windows of the frames above when they need them, and bestAction runs each child in a thread of its own, one after the other
// player: both
// style: machine of frames, CompletableFuture in bestAction
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Frame<S, A> {
        S state;
        boolean max;
        Iterator<A> rest;
        int best;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return run(game, evaluation, state, depth, alpha, beta, true);
    }

    private static <S, A> boolean closed(List<Frame<S, A>> path, int alpha, int beta) {
        for (Frame<S, A> frame : path) {
            if (frame.max) alpha = Math.max(alpha, frame.best);
            else beta = Math.min(beta, frame.best);
        }
        return alpha >= beta;
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cut) {
        List<Frame<S, A>> path = new ArrayList<>();
        S at = root;
        while (true) {
            int value;
            if (game.terminal(at)) {
                value = game.utility(at);
            } else if (path.size() == depth) {
                value = evaluation.value(at);
            } else {
                Frame<S, A> frame = new Frame<>();
                frame.state = at;
                frame.max = game.player(at) == Player.MAX;
                frame.rest = game.actions(at).iterator();
                frame.best = frame.max ? -Window.INFINITY : Window.INFINITY;
                path.add(frame);
                at = game.result(at, frame.rest.next());
                continue;
            }
            // go up as long as nothing is left to try
            while (true) {
                if (path.isEmpty()) return value;
                Frame<S, A> top = path.get(path.size() - 1);
                top.best = top.max ? Math.max(top.best, value) : Math.min(top.best, value);
                if (top.rest.hasNext() && !(cut && closed(path, alpha, beta))) {
                    at = game.result(top.state, top.rest.next());
                    break;
                }
                value = top.best;
                path.remove(path.size() - 1);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        List<A> best = new ArrayList<>();
        for (A action : game.actions(state)) {
            int value = CompletableFuture.supplyAsync(() ->
                    run(game, evaluation, game.result(state, action), depth - 1, window[0], window[1], true)).join();
            if (window[0] < value && value < window[1]) {
                window[max ? 0 : 1] = value;
                best.add(action);
            }
        }
        return best.get(best.size() - 1);
    }
}
