// exercise: 04
// truth: wrong
// mistake: MAX's alpha at the root starts at -1,000,000, a value that children can have, and no action is kept if all are worth that
// player: MAX
// style: alpha/beta form, own constants at the root
// single: yes
// detail: only at the lower end of the values
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
        switch (game.player(state)) {
            case MAX: {
                for (A action : game.actions(state)) {
                    alpha = Math.max(alpha, value(game, game.result(state, action), alpha, beta));
                    if (alpha >= beta) {
                        return beta;
                    }
                }
                return alpha;
            }
            default: {
                for (A action : game.actions(state)) {
                    beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
                    if (alpha >= beta) {
                        return alpha;
                    }
                }
                return beta;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.MAX_VALUE;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    chosen = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
