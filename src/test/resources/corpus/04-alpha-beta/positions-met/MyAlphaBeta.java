// exercise: 04
// truth: wrong
// mistake: positions are remembered with what was returned for them, no matter whether that was a value or the bound of a cut
// player: both
// style: a map for one call, handed down as a parameter
// kind: subtle
// single: yes
// detail: only in games in which one position is reached by several lines of play; never in explicit trees
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, new HashMap<>());
    }

    private int value(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> met) {
        Integer known = met.get(state);
        if (known != null) {
            return known;
        }
        int best;
        if (game.terminal(state)) {
            best = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta, met));
                if (best >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best), met));
                if (best <= alpha) {
                    break;
                }
            }
        }
        met.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
