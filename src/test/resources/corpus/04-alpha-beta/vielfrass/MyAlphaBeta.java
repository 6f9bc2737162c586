// exercise: 04
// truth: wrong
// mistake: Each node of the search writes its own best action into the one field, and bestAction returns whatever was written last.
// player: both
// style: field bestMove set by the search
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    bestMove = a;
                }
                if (alpha >= beta) return alpha;
            }
            return alpha;
        } else {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v < beta) {
                    beta = v;
                    bestMove = a;
                }
                if (alpha >= beta) return beta;
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state, -Window.INFINITY, Window.INFINITY);
        return bestMove;
    }
}
