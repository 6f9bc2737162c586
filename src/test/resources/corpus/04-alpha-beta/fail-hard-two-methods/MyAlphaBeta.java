// exercise: 04
// truth: right
// mistake: none; fail-hard, one method per player
// player: both
// style: maxi and mini, fail-hard, cut at equality, alpha and beta are what is returned
// single: yes
// detail: always
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
        if (game.player(state) == Player.MAX) {
            return maxi(game, state, alpha, beta);
        }
        return mini(game, state, alpha, beta);
    }

    private int maxi(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score >= beta) {
                return beta;
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int mini(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return alpha;
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), low, high);
                if (score > low) {
                    low = score;
                    chosen = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), low, high);
                if (score < high) {
                    high = score;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
