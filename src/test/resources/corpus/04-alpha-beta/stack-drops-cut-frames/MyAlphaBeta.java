// exercise: 04
// truth: wrong
// mistake: Explicit stack: a frame that is cut is popped without folding its value into its parent, so the parent never hears of that child; where all its children are cut it returns an infinity.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.Iterator;
import java.util.List;
import java.util.Stack;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        S state;
        Iterator<A> actions;
        boolean max;
        int alpha;
        int beta;
        int best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Stack<Frame<S, A>> stack = new Stack<>();
        stack.push(frame(game, state, alpha, beta));
        Frame<S, A> root = stack.peek();
        while (!stack.isEmpty()) {
            Frame<S, A> f = stack.peek();
            if (f.alpha >= f.beta) {
                stack.pop(); // pruned
            } else if (!f.actions.hasNext()) {
                stack.pop();
                if (!stack.isEmpty()) fold(stack.peek(), f.best);
            } else {
                S next = game.result(f.state, f.actions.next());
                if (game.terminal(next)) fold(f, game.utility(next));
                else stack.push(frame(game, next, f.alpha, f.beta));
            }
        }
        return root.best;
    }

    private void fold(Frame<S, A> f, int v) {
        f.best = f.max ? Math.max(f.best, v) : Math.min(f.best, v);
        if (f.max) f.alpha = Math.max(f.alpha, f.best);
        else f.beta = Math.min(f.beta, f.best);
    }

    private Frame<S, A> frame(Game<S, A> game, S state, int alpha, int beta) {
        Frame<S, A> f = new Frame<>();
        f.state = state;
        f.actions = game.actions(state).iterator();
        f.max = game.player(state) == Player.MAX;
        f.alpha = alpha;
        f.beta = beta;
        f.best = f.max ? -Window.INFINITY : Window.INFINITY;
        return f;
    }

    public A bestAction(Game<S, A> g, S s) {
        List<A> moves = g.actions(s);
        int lo = -Window.INFINITY, hi = Window.INFINITY, index = 0;
        for (int i = 0; i < moves.size(); i++) {
            int v = value(g, g.result(s, moves.get(i)), lo, hi);
            if (g.player(s) == Player.MAX) {
                if (v > lo) { lo = v; index = i; }
            } else {
                if (v < hi) { hi = v; index = i; }
            }
        }
        return moves.get(index);
    }
}
