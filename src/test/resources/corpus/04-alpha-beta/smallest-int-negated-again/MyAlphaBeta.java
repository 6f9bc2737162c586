// exercise: 04
// truth: wrong
// mistake: bestAction starts with alpha at Integer.MIN_VALUE, whose negative is itself, so the first child is cut after its first leaf
// player: both
// style: negamax, window turned by negation
// single: yes
// detail: sometimes; value is right, bestAction goes wrong when the first action leads to a choice of the opponent
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return look(game, state, Player.MAX, alpha, beta);
    }

    private int look(Game<S, A> game, S state, Player view, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return view == Player.MAX ? u : -u;
        }
        Player mover = game.player(state);
        if (mover != view) {
            return -look(game, state, mover, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = look(game, game.result(state, action), mover, alpha, beta);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int score = look(game, game.result(state, action), me, alpha, beta);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
