// exercise: 04
// truth: wrong
// mistake: Explicit stack: a MIN frame's children get the beta with which the frame was entered, not the one its earlier children have lowered (the MAX side hands its current alpha down).
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.ArrayDeque;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static class Frame<S, A> {
        S state;
        List<A> moves;
        int next = 0;
        boolean max;
        int alpha, beta;
        int best;
    }

    private Frame<S, A> open(Game<S, A> game, S state, int alpha, int beta) {
        Frame<S, A> f = new Frame<>();
        f.state = state;
        f.moves = game.actions(state);
        f.max = game.player(state) == Player.MAX;
        f.alpha = alpha;
        f.beta = beta;
        f.best = f.max ? -Window.INFINITY : Window.INFINITY;
        return f;
    }

    private void update(Frame<S, A> f, int v) {
        if (f.max) {
            f.best = Math.max(f.best, v);
            f.alpha = Math.max(f.alpha, v);
        } else {
            f.best = Math.min(f.best, v);
        }
    }

    private boolean done(Frame<S, A> f) {
        if (f.next >= f.moves.size()) return true;
        return f.max ? f.best >= f.beta : f.best <= f.alpha;
    }

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        ArrayDeque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(open(game, state, alpha, beta));
        int result = 0;
        while (!stack.isEmpty()) {
            Frame<S, A> f = stack.peek();
            if (done(f)) {
                result = f.best;
                stack.pop();
                if (!stack.isEmpty()) update(stack.peek(), result);
            } else {
                S child = game.result(f.state, f.moves.get(f.next++));
                if (game.terminal(child)) update(f, game.utility(child));
                else stack.push(open(game, child, f.alpha, f.beta));
            }
        }
        return result;
    }

    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), lo, hi);
            if (max && v > lo) { lo = v; best = move; }
            if (!max && v < hi) { hi = v; best = move; }
        }
        return best;
    }
}
