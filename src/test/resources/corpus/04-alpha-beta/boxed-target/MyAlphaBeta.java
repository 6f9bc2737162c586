// exercise: 04
// truth: wrong
// mistake: bestAction compares two Integer objects with ==, which for numbers beyond -128 to 127 compares objects and not numbers, and then falls back to the first action.
// player: both
// style: bestAction finds the value first and then the action that has it, with Integer objects
// kind: subtle
// single: yes
// detail: bestAction, if the value lies outside -128 to 127 and the first action is not a best one; value is right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    private Integer search(Game<S, A> game, S state, Integer alpha, Integer beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            Integer v = search(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || v > best) {
                    best = v;
                }
                if (v > alpha) {
                    alpha = v;
                }
            } else {
                if (best == null || v < best) {
                    best = v;
                }
                if (v < beta) {
                    beta = v;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = search(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            // a window just around the value is enough to tell who has it
            Integer v = search(game, game.result(state, action), wanted - 1, wanted + 1);
            if (v == wanted) {
                return action;
            }
        }
        return game.actions(state).get(0);
    }
}
