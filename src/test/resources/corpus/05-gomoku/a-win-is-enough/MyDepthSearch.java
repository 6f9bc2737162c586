// exercise: 05
// truth: wrong
// mistake: bestAction stops at the first action worth 100,000 or more to the mover as a sure win, although a later one may be worth more
// player: both
// style: shortcut at the root
// single: yes
// detail: sometimes; only with values beyond 100,000 (the game's go to 1,000,000)
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** More than all the points for stones in a row. */
    private static final int WIN = 100_000;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || better(game.player(state), value, best)) {
                best = value;
            }
        }
        return best;
    }

    private static boolean better(Player player, int one, int other) {
        return player == Player.MAX ? one > other : one < other;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int low = alpha;
        int high = beta;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, high);
            if (player == Player.MAX) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
            if (low >= high) {
                break;
            }
        }
        return player == Player.MAX ? low : high;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, high);
            if (player == Player.MAX) {
                if (value > low) {
                    low = value;
                    best = action;
                }
                if (value >= WIN) {
                    break;
                }
            } else {
                if (value < high) {
                    high = value;
                    best = action;
                }
                if (value <= -WIN) {
                    break;
                }
            }
        }
        return best;
    }
}
