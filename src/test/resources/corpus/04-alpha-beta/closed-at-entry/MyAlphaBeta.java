// exercise: 04
// truth: right
// mistake: none; The loop goes through all children, but a child entered with a closed window returns at once without asking anything; the same leaves as with a break.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return visit(game, state, alpha, beta);
    }

    private int visit(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha >= beta) {
            return alpha; // hier spielt niemand hin
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A zug : game.actions(state)) {
            int wert = max
                    ? visit(game, game.result(state, zug), Math.max(alpha, best), beta)
                    : visit(game, game.result(state, zug), alpha, Math.min(beta, best));
            best = max ? Math.max(best, wert) : Math.min(best, wert);
        }
        return best;
    }

    /** the best action: like a node, but it remembers which */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int sign = game.player(state) == Player.MAX ? 1 : -1;
        int bound = -Window.INFINITY; // of the one to move
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? value(game, next, bound, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -bound);
            if (v > bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
