// exercise: 04
// truth: right
// mistake: none; bounds start at +-1,000,000 at the root with the first action as fallback, fail-hard
// player: both
// style: two methods, fail-hard
// single: yes
// detail: always
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        return game.player(state) == Player.MAX ? raise(game, state, alpha, beta) : lower(game, state, alpha, beta);
    }

    private int raise(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
            if (alpha >= beta) return beta;
        }
        return alpha;
    }

    private int lower(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
            if (beta <= alpha) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.MAX_VALUE, beta = Window.MAX_VALUE;
        A choice = actions.get(0);
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                choice = actions.get(i);
            } else if (!max && v < beta) {
                beta = v;
                choice = actions.get(i);
            }
        }
        return choice;
    }
}
