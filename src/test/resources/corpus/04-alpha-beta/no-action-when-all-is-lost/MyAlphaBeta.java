// exercise: 04
// truth: wrong
// mistake: bestAction starts with the worst possible value, -1,000,000 or 1,000,000, and wants something strictly better; if every action is worth that, it returns null
// player: both
// style: negative/positive MAX_VALUE as start, switch on the player
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return switch (game.player(state)) {
            case MAX -> maxValue(game, state, alpha, beta);
            case MIN -> minValue(game, state, alpha, beta);
        };
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, action), alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                }
            }
        }
        return best;
    }
}
