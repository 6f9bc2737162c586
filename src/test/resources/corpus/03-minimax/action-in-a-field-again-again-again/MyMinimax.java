// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that the recursive calls below write as well, so an action of a deeper node may be returned
// player: both
// style: one recursive method, the action on the side
// single: yes
// detail: sometimes; only if a later sibling that is no leaf is not better
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move));
                if (eval > maxEval) {
                    maxEval = eval;
                    bestMove = move;
                }
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move));
                if (eval < minEval) {
                    minEval = eval;
                    bestMove = move;
                }
            }
            return minEval;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
