// exercise: 04
// truth: wrong
// mistake: alpha and beta are fields that every node moves and none puts back, so a node finds what its siblings' children left behind.
// player: both
// style: fields instead of parameters
// single: yes
// detail: whenever a bound found deep in one subtree wrongly closes another
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
        return search(state);
    }

    private int search(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game.result(state, action)));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game.result(state, action)));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? value(game, next, bestValue, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
