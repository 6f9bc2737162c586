// exercise: 04
// truth: wrong
// mistake: A state with a single action is passed through with the full window, so the bounds from above are lost below a forced move.
// player: both
// style: overloads: one with the full window, one with the window given
// kind: subtle
// single: yes
// detail: Only leaves are wasted, and only below nodes with a single child.
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int value(Game<S, A> game, S state) {
        return value(game, state, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return value(game, game.result(state, actions.get(0))); // nobody has a choice here
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int chosen = -1;
        for (int i = 0; i < actions.size(); i++) {
            int value = value(game, game.result(state, actions.get(i)), window[0], window[1]);
            if (max && value > window[0]) {
                window[0] = value;
                chosen = i;
            } else if (!max && value < window[1]) {
                window[1] = value;
                chosen = i;
            }
        }
        return actions.get(chosen);
    }
}
