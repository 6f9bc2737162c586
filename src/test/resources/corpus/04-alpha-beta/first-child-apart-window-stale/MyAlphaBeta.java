// exercise: 04
// truth: wrong
// mistake: the first child is searched before the loop, but alpha/beta are not narrowed by its value, so the second child still gets the window of the node and leaves are asked that can no longer matter
// player: both
// style: first action apart, loop with an index from 1
// single: yes
// detail: the cut test compares best with the other bound, so values and choices are right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;
import plybook.game.Window;

/** Alpha-beta without an artificial start value: the first child is the best until a better one comes. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        List<A> moves = game.actions(state);
        int best = value(game, game.result(state, moves.get(0)), alpha, beta);
        if (isMax ? best >= beta : best <= alpha) {
            return best;
        }
        for (int i = 1; i < moves.size(); i++) {
            int v = value(game, game.result(state, moves.get(i)), alpha, beta);
            if (isMax) {
                if (v > best) best = v;
                if (best >= beta) break;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best <= alpha) break;
                if (best < beta) beta = best;
            }
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), lo, hi);
            if (isMax && v > lo) {
                lo = v;
                bestMove = move;
            }
            if (!isMax && v < hi) {
                hi = v;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
