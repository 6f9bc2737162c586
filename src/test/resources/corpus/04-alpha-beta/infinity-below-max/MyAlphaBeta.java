// exercise: 04
// truth: wrong
// mistake: a MAX node hands its children Window.INFINITY in place of beta, so a beta from further up never cuts below it
// player: MAX
// style: switch on the player, a private method for each
// single: yes
// detail: sometimes; values are right, deep cuts below a MAX node are missed
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
        return switch (game.player(state)) {
            case MAX -> raise(game, state, alpha, beta);
            case MIN -> lower(game, state, alpha, beta);
        };
    }

    private int raise(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = Math.max(best, value(game, next, Math.max(alpha, best), Window.INFINITY));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int lower(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = Math.min(best, value(game, next, alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    choice = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
