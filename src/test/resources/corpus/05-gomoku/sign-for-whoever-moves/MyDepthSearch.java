// exercise: 05
// truth: wrong
// mistake: at the horizon the evaluation gets the other sign if MIN is to move there
// player: MIN
// style: helper for the ends, switch on the player
// single: yes
// detail: always, where MIN is to move at the horizon
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private boolean stop(Game<S, A> game, S state, int depth) {
        return game.terminal(state) || depth == 0;
    }

    private int estimate(Game<S, A> game, Evaluation<S> evaluation, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color * evaluation.value(state);
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (stop(game, state, depth)) {
            return estimate(game, evaluation, state);
        }
        int value;
        switch (game.player(state)) {
            case MAX -> {
                value = -Window.INFINITY;
                for (A move : game.actions(state)) {
                    value = Math.max(value, minimax(game, evaluation, game.result(state, move), depth - 1));
                }
            }
            default -> {
                value = Window.INFINITY;
                for (A move : game.actions(state)) {
                    value = Math.min(value, minimax(game, evaluation, game.result(state, move), depth - 1));
                }
            }
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (stop(game, state, depth)) {
            return estimate(game, evaluation, state);
        }
        switch (game.player(state)) {
            case MAX -> {
                for (A move : game.actions(state)) {
                    alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta));
                    if (alpha >= beta) {
                        return beta;
                    }
                }
                return alpha;
            }
            default -> {
                for (A move : game.actions(state)) {
                    beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta));
                    if (alpha >= beta) {
                        return alpha;
                    }
                }
                return beta;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX ? value > alpha : value < beta) {
                best = move;
                if (game.player(state) == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
