// exercise: 04
// truth: right
// mistake: none; bestAction first finds the value of the state and then asks each action with a null window whether it reaches it, so leaves are asked again
// player: both
// style: fail-soft alpha-beta, test with a null window
// single: yes
// detail: for MAX an action is best if it is at least the value, for MIN if it is at most the value; equality is proved by the window (v - 1, v) or (v, v + 1)
import java.util.NoSuchElementException;
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
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                best = best == null ? v : Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = best == null ? v : Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private boolean atLeast(Game<S, A> game, S state, int limit) {
        return value(game, state, limit - 1, limit) >= limit;
    }

    private boolean atMost(Game<S, A> game, S state, int limit) {
        return value(game, state, limit, limit + 1) <= limit;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean reaches = switch (game.player(state)) {
                case MAX -> atLeast(game, next, v);
                case MIN -> atMost(game, next, v);
            };
            if (reaches) {
                return action;
            }
        }
        throw new NoSuchElementException("one of the actions must have the value of the state");
    }
}
