// exercise: 05
// truth: wrong
// mistake: in minimax the call for the children of a MIN node hands down depth and not depth - 1
// player: MIN
// style: MyDepthSearch, separate branches, copy and paste
// single: yes
// detail: always below MIN nodes; alphaBeta and bestAction are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value = minimax(game, evaluation, next, depth - 1);
                if (value > max) {
                    max = value;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value = minimax(game, evaluation, next, depth);
                if (value < min) {
                    min = value;
                }
            }
            return min;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
                if (value > max) {
                    max = value;
                }
                if (max > alpha) {
                    alpha = max;
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
                if (value < min) {
                    min = value;
                }
                if (min < beta) {
                    beta = min;
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else {
                if (value < beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
