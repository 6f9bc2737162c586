// exercise: 03
// truth: wrong
// mistake: the best action is a field that the calls for the children write as well, and the last to write is not always the root
// player: both
// style: one method does both jobs, the move is a side effect
// single: yes
// detail: sometimes, when a child searched after the best one writes to the field
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
        int result;
        if (game.player(state) == Player.MAX) {
            result = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move));
                if (v > result) {
                    result = v;
                    bestMove = move;
                }
            }
        } else {
            result = Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move));
                if (v < result) {
                    result = v;
                    bestMove = move;
                }
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
