// exercise: 04
// truth: wrong
// mistake: after the null-window scout there is no second search with the open window, so a later child that beats the best keeps its bound (which may be just above alpha) as if it were its value; wrong values and actions
// player: both
// style: PVS, two methods
// single: yes
// detail: with fail-soft the scout's bound is often the value by luck; bestAction searches its children with open windows

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
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        int number = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int score = number++ == 0
                    ? value(game, child, alpha, beta)
                    : value(game, child, alpha, alpha + 1);
            if (score > best) {
                best = score;
                alpha = Math.max(alpha, score);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        int number = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int score = number++ == 0
                    ? value(game, child, alpha, beta)
                    : value(game, child, beta - 1, beta);
            if (score < best) {
                best = score;
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (isMax && score > alpha) {
                alpha = score;
                best = action;
            }
            if (!isMax && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
