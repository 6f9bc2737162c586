// exercise: 04
// truth: wrong
// mistake: bestAction always looks for the largest value, also where MIN moves; value is right.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && best < beta) {
            best = Math.max(best, value(game, game.result(state, it.next()), Math.max(alpha, best), beta));
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && best > alpha) {
            best = Math.min(best, value(game, game.result(state, it.next()), alpha, Math.min(beta, best)));
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int bestVal = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int moveVal = value(game, game.result(state, move), bestVal, Window.INFINITY);
            if (moveVal > bestVal) {
                bestVal = moveVal;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
