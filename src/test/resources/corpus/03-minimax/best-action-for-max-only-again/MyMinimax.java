// exercise: 03
// truth: wrong
// mistake: bestAction looks for the largest value whoever is to move
// player: MIN
// style: plain loops
// single: yes
// detail: sometimes; MIN at the root with children of different values
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                if (v > best) best = v;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (v < best) best = v;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (v > best) {
                best = v;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
