// exercise: 04
// truth: wrong
// mistake: bestAction for MIN compares with the best so far but never hands it to the next action as beta
// player: MIN
// style: switch on the player, var
// single: yes
// detail: often; the choices are right, but leaves are asked for that the root had closed
import plybook.game.Game;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        switch (game.player(state)) {
            case MAX -> {
                var top = -Window.INFINITY;
                for (var move : game.actions(state)) {
                    top = Math.max(top, value(game, game.result(state, move), alpha, beta));
                    if (top >= beta) return top;
                    alpha = Math.max(alpha, top);
                }
                return top;
            }
            case MIN -> {
                var bottom = Window.INFINITY;
                for (var move : game.actions(state)) {
                    bottom = Math.min(bottom, value(game, game.result(state, move), alpha, beta));
                    if (bottom <= alpha) return bottom;
                    beta = Math.min(beta, bottom);
                }
                return bottom;
            }
        }
        throw new AssertionError();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        var alpha = -Window.INFINITY;
        var beta = Window.INFINITY;
        switch (game.player(state)) {
            case MAX -> {
                for (var move : game.actions(state)) {
                    var v = value(game, game.result(state, move), alpha, beta);
                    if (v > alpha) {
                        alpha = v;
                        best = move;
                    }
                }
            }
            case MIN -> {
                var smallest = Window.INFINITY;
                for (var move : game.actions(state)) {
                    var v = value(game, game.result(state, move), alpha, beta);
                    if (v < smallest) {
                        smallest = v;
                        best = move;
                    }
                }
            }
        }
        return best;
    }
}
