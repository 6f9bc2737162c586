// exercise: 03
// truth: wrong
// mistake: a best of 0 counts as "nothing yet", so once the best child is worth 0 the next child replaces it even if it is worse; wrong values, and the same in bestAction
// player: both
// style: one method, 0 as the start value with a test
// single: yes
// detail: right where no best so far is 0

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == 0 || isBetter(game.player(state), v, best)) {
                best = v;
            }
        }
        return best;
    }

    private boolean isBetter(Player player, int v, int best) {
        return player == Player.MAX ? v > best : v < best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == 0 || isBetter(game.player(state), v, best)) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
