// exercise: 04
// truth: wrong
// mistake: a MAX node that is cut returns alpha instead of beta, a bound on the wrong side
// player: MAX
// style: fail-hard with nested ifs, loop by index
// single: yes
// detail: often; wrong values and actions
import java.util.List;
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
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            for (int i = 0; i < actions.size(); i++) {
                int score = value(game, game.result(state, actions.get(i)), alpha, beta);
                if (score >= beta) {
                    return alpha;
                }
                if (score > alpha) {
                    alpha = score;
                }
            }
            return alpha;
        } else {
            for (int i = 0; i < actions.size(); i++) {
                int score = value(game, game.result(state, actions.get(i)), alpha, beta);
                if (score <= alpha) {
                    return alpha;
                }
                if (score < beta) {
                    beta = score;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean maximize = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int index = 0;
        for (int i = 0; i < actions.size(); i++) {
            int score = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (maximize) {
                if (score > alpha) {
                    alpha = score;
                    index = i;
                }
            } else {
                if (score < beta) {
                    beta = score;
                    index = i;
                }
            }
        }
        return actions.get(index);
    }
}
