// exercise: 04
// truth: wrong
// mistake: bestAction starts its window at plus and minus 1,000,000, values that a game may have, and takes only what is strictly better, so it returns null if every action is worth -1,000,000 to MAX (or 1,000,000 to MIN)
// player: both
// style: fail-soft, one method; constants WORST and BEST
// single: yes
// detail: only in bestAction, only at the very ends of the range of values, which the Javadoc of Game.utility includes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int BEST = Window.MAX_VALUE;
    private static final int WORST = -Window.MAX_VALUE;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = WORST;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = BEST;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        if (game.player(state) == Player.MAX) {
            int best = WORST;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), best, BEST);
                if (v > best) {
                    best = v;
                    bestAction = action;
                }
            }
        } else {
            int best = BEST;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), WORST, best);
                if (v < best) {
                    best = v;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
