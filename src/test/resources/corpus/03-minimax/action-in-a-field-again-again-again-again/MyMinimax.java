// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that the calls for the children overwrite
// player: both
// style: one method, field for the action
// single: yes
// detail: sometimes; only if a child that is no end is tried after the best one
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                if (v > max) {
                    max = v;
                    bestMove = action;
                }
            }
            return max;
        }
        int min = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (v < min) {
                min = v;
                bestMove = action;
            }
        }
        return min;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
