// exercise: 04
// truth: wrong
// mistake: the best action is kept in a field that the recursion writes, too, so a deeper node's action may be returned
// player: both
// style: field for the best move
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> moves = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A move : moves) {
                int v = value(game, game.result(state, move), alpha, beta);
                if (v > best) {
                    best = v;
                    bestMove = move;
                }
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A move : moves) {
                int v = value(game, game.result(state, move), alpha, beta);
                if (v < best) {
                    best = v;
                    bestMove = move;
                }
                beta = Math.min(beta, best);
                if (alpha >= beta) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state, -Window.INFINITY, Window.INFINITY);
        // the search has noted the move
        return game.actions(state).contains(bestMove) ? bestMove : game.actions(state).get(0);
    }
}
