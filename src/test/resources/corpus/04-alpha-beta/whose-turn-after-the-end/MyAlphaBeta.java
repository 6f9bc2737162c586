// exercise: 04
// truth: wrong
// mistake: value asks whose turn it is before it asks whether the game is over, so a state in which the game is over ends in an exception
// kind: subtle
// player: both
// style: negamax with a sign, private recursion
// single: yes
// detail: only if value is called from outside for a terminal state
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return sign > 0
                ? negamax(game, state, sign, alpha, beta)
                : -negamax(game, state, sign, -beta, -alpha);
    }

    private int negamax(Game<S, A> game, S state, int sign, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean same = game.terminal(next) || sign(game, next) == sign;
            int value = same ? negamax(game, next, sign, alpha, beta) : -negamax(game, next, -sign, -beta, -alpha);
            if (value > best) {
                best = value;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean same = game.terminal(next) || sign(game, next) == sign;
            int value = same
                    ? negamax(game, next, sign, best, Window.INFINITY)
                    : -negamax(game, next, -sign, -Window.INFINITY, -best);
            if (value > best) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
