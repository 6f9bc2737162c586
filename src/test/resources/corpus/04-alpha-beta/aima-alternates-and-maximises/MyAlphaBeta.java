// exercise: 04
// truth: wrong
// mistake: two mistakes: maxValue always calls minValue and the other way round, so the players are taken to alternate; and bestAction takes the largest value whoever is to move, so MIN plays its worst
// player: both
// style: AIMA pseudocode with maxValue and minValue, argmax at the root
// single: no
// detail: value itself asks the player at its entry
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** ALPHA-BETA-SEARCH as in the AIMA book (figure 5.7). */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A result = null;
        int resultValue = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), resultValue, Window.INFINITY);
            if (value > resultValue) {
                result = action;
                resultValue = value;
            }
        }
        return result;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, minValue(game, game.result(state, a), alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, maxValue(game, game.result(state, a), alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }
}
