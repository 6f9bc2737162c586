// Wrong: MAX nodes leave their best action in a field, at whatever depth, and so in whatever call.
// Fails first: bestAction for MAX
// Says: 
// Diagnosis: choice-from-a-field

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A lastBest;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MIN) {
            int worst = Window.INFINITY;
            for (A action : game.actions(state)) {
                worst = Math.min(worst, value(game, game.result(state, action)));
            }
            return worst;
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (value > best) {
                best = value;
                lastBest = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        if (lastBest != null) {
            return lastBest;
        }
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) == wanted) {
                return action;
            }
        }
        return null;
    }
}
