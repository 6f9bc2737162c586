// exercise: 04
// truth: wrong
// mistake: for MIN bestAction keeps its best value for comparing, but never hands it to the next child as beta
// player: MIN
// style: one loop at the root with a sign
// single: yes
// detail: choices right
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
        if (game.player(state) == Player.MIN) {
            for (A a : game.actions(state)) {
                beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
                if (beta <= alpha) break;
            }
            return beta;
        }
        for (A a : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
            if (beta <= alpha) break;
        }
        return alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        int best = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int score = sign * value(game, game.result(state, a), alpha, Window.INFINITY);
            if (score > best) {
                best = score;
                choice = a;
                if (sign > 0) {
                    alpha = score;
                }
            }
        }
        return choice;
    }
}
