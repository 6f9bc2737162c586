// exercise: 05
// truth: right
// mistake: -
// player: both
// style: no recursion; frames on an ArrayDeque with iterators; minimax is the same machine with a switch for cutting
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** One node on the way down. lo and hi are bounds on what it may still return, fail-hard. */
    private final class Frame {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        final int left;
        int lo;
        int hi;

        Frame(Game<S, A> game, S state, int left, int lo, int hi) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.left = left;
            this.lo = lo;
            this.hi = hi;
        }

        void take(int value) {
            if (max) {
                lo = Math.max(lo, value);
            } else {
                hi = Math.min(hi, value);
            }
        }

        int answer() {
            return max ? lo : hi;
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cut) {
        if (game.terminal(root)) {
            return game.utility(root);
        }
        if (depth == 0) {
            return evaluation.value(root);
        }
        Deque<Frame> path = new ArrayDeque<>();
        path.push(new Frame(game, root, depth, alpha, beta));
        while (true) {
            Frame here = path.peek();
            if (!here.rest.hasNext() || (cut && here.lo >= here.hi)) {
                path.pop();
                if (path.isEmpty()) {
                    return here.answer();
                }
                path.peek().take(here.answer());
                continue;
            }
            S child = game.result(here.state, here.rest.next());
            if (game.terminal(child)) {
                here.take(game.utility(child));
            } else if (here.left == 1) {
                here.take(evaluation.value(child));
            } else {
                path.push(cut
                        ? new Frame(game, child, here.left - 1, here.lo, here.hi)
                        : new Frame(game, child, here.left - 1, -Window.INFINITY, Window.INFINITY));
            }
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return run(game, evaluation, state, depth, alpha, beta, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Frame top = new Frame(game, state, depth, -Window.INFINITY, Window.INFINITY);
        A chosen = null;
        while (top.rest.hasNext()) {
            A action = top.rest.next();
            int before = top.answer();
            top.take(run(game, evaluation, game.result(state, action), depth - 1, top.lo, top.hi, true));
            chosen = top.answer() == before && chosen != null ? chosen : action;
        }
        return chosen;
    }
}
