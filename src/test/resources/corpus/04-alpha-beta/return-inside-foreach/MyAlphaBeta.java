// exercise: 04
// truth: wrong
// mistake: the MIN method goes through its children with forEach and a lambda, where return ends only this round; MIN nodes never cut
// player: MIN
// style: two methods, MAX with a loop, MIN with forEach and an array as a holder
// single: yes
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
        return game.player(state) == Player.MAX
                ? max(game, state, alpha, beta)
                : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int[] best = {Window.INFINITY};
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), alpha, Math.min(beta, best[0]));
            best[0] = Math.min(best[0], v);
            if (best[0] <= alpha) {
                return;
            }
        });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                int v = value(game, next, best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    choice = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
