// exercise: 04
// truth: wrong
// mistake: maxValue always hands over to minValue and back, so in a game in which a player moves twice in a row the values and actions are wrong.
// player: both
// style: ALPHA-BETA-SEARCH from Russell and Norvig, value-move pairs as Choice
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

/** ALPHA-BETA-SEARCH (AIMA, 4th edition). */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta).value();
        }
        return minValue(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state, -Window.INFINITY, Window.INFINITY).action();
        }
        return minValue(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> maxValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        int v = -Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = minValue(game, game.result(state, a), alpha, beta).value();
            if (v2 > v) {
                v = v2;
                move = a;
                alpha = Math.max(alpha, v);
            }
            if (v >= beta) {
                return new Choice<>(move, v);
            }
        }
        return new Choice<>(move, v);
    }

    private Choice<A> minValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        int v = Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = maxValue(game, game.result(state, a), alpha, beta).value();
            if (v2 < v) {
                v = v2;
                move = a;
                beta = Math.min(beta, v);
            }
            if (v <= alpha) {
                return new Choice<>(move, v);
            }
        }
        return new Choice<>(move, v);
    }
}
