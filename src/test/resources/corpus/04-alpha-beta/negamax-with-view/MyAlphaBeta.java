// exercise: 04
// truth: right
// mistake: none; negamax with a sign for the player whose view it is, turned only where the player changes
// player: both
// style: negamax, fail-soft
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, alpha, beta, 1);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int view) {
        if (game.terminal(state)) {
            return view * game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? 1 : -1;
        if (mover != view) {
            return -negamax(game, state, -beta, -alpha, mover);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), alpha, beta, view);
            if (score > best) {
                best = score;
                if (best > alpha) {
                    alpha = best;
                }
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int view = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), alpha, Window.INFINITY, view);
            if (score > alpha) {
                alpha = score;
                chosen = action;
            }
        }
        return chosen;
    }
}
