// Sound: one rule for both, by signs; the next player is asked, for they need not take turns.

import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : sign(game, state) * worth(game, state);
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** In the view of the side to move. */
    private int worth(Game<S, A> game, S state) {
        int best = -Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign(game, state) * value(game, game.result(state, action)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int worth = -Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int here = sign(game, state) * value(game, game.result(state, action));
            if (best == null || here > worth) {
                best = action;
                worth = here;
            }
        }
        return best;
    }
}
