// exercise: 04
// truth: wrong
// mistake: at a MAX node the loop is left before the child that closes the node has been compared, so the node returns what it had before and not a number of at least beta
// player: MAX
// style: a while loop over an iterator, early returns
// kind: slip
// single: yes
// detail: value and bestAction wherever a MAX node is cut: it returns a number below beta, which MIN above then takes; also narrow windows with a MAX root. MIN nodes are right
import java.util.Iterator;
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
        Iterator<A> moves = game.actions(state).iterator();
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            while (moves.hasNext()) {
                int v = value(game, game.result(state, moves.next()), alpha, beta);
                if (v >= beta) {
                    return best;
                }
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            }
            return best;
        } else {
            int best = Window.INFINITY;
            while (moves.hasNext()) {
                int v = value(game, game.result(state, moves.next()), alpha, beta);
                best = Math.min(best, v);
                if (v <= alpha) {
                    return best;
                }
                beta = Math.min(beta, v);
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Iterator<A> moves = game.actions(state).iterator();
        A best = moves.next();
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        while (moves.hasNext()) {
            A move = moves.next();
            S next = game.result(state, move);
            int v = max
                    ? value(game, next, bestValue, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                best = move;
                bestValue = v;
            }
        }
        return best;
    }
}
