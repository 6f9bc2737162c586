// exercise: 04
// truth: wrong
// mistake: alpha and beta are fields that are never put back, so a node sees what earlier siblings and their descendants have done to the window
// player: both
// style: state of the search in fields, private recursive method
// single: yes
// detail: sometimes, from two plies on
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> game;
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.game = game;
        this.alpha = alpha;
        this.beta = beta;
        return visit(state);
    }

    private int visit(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, visit(game.result(state, action)));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, visit(game.result(state, action)));
            beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A action = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), low, high);
            if (max && v > low) {
                low = v;
                action = a;
            }
            if (!max && v < high) {
                high = v;
                action = a;
            }
        }
        return action;
    }
}
