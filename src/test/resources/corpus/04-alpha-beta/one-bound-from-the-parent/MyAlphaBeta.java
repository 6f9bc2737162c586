// exercise: 04
// truth: wrong
// mistake: only the parent's best so far is handed down as a single bound, and when a child is searched the bound starts anew; what grandparents and others further up are guaranteed is forgotten: no deep cutoffs, so leaves are asked that can no longer matter
// player: both
// style: helper with a single bound, as in lecture slides on shallow pruning
// single: yes
// detail: the window of value itself is respected at the node it is given for; values and bounds are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                best = Math.max(best, below(game, next, Math.max(best, alpha), true));
                if (best >= beta) break;
            } else {
                best = Math.min(best, below(game, next, Math.min(best, beta), false));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    /** The value of a state whose parent has found "bound" already and wants to have more (parentMax) or less. */
    private int below(Game<S, A> game, S state, int bound, boolean parentMax) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = below(game, game.result(state, action), best, max);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (parentMax && !max && best <= bound) break;
            if (!parentMax && max && best >= bound) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = below(game, game.result(state, action), best, max);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
