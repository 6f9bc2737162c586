// exercise: 04
// truth: wrong
// mistake: MAX hands its own best to its children instead of the larger of it and alpha, so what MAX has further up is lost below
// player: MAX
// style: best compared with the bounds, one ternary each
// single: yes
// detail: values right; deep cutoffs
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
        return game.player(state) == Player.MAX ? best(game, state, beta) : worst(game, state, alpha, beta);
    }

    private int best(Game<S, A> game, S state, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), best, beta);
            if (v > best) {
                best = v;
            }
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int worst(Game<S, A> game, S state, int alpha, int beta) {
        int worst = beta;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, worst);
            if (v < worst) {
                worst = v;
            }
            if (worst <= alpha) {
                break;
            }
        }
        return worst;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int bound = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                int v = value(game, next, bound, Window.INFINITY);
                if (v > bound) {
                    bound = v;
                    choice = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bound);
                if (v < bound) {
                    bound = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
