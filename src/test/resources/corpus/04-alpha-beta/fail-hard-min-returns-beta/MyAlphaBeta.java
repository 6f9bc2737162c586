// exercise: 04
// truth: wrong
// mistake: a MIN node that is cut returns beta instead of alpha, the bound on the other side of the window
// player: MIN
// style: fail-hard, two private methods in the style of a wiki
// single: yes
// detail: none
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
        return game.player(state) == Player.MAX
                ? alphaBetaMax(game, state, alpha, beta)
                : alphaBetaMin(game, state, alpha, beta);
    }

    private int alphaBetaMax(Game<S, A> game, S state, int alpha, int beta) {
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (score >= beta)
                return beta; // fail hard beta-cutoff
            if (score > alpha)
                alpha = score; // alpha acts like max in MiniMax
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> game, S state, int alpha, int beta) {
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (score <= alpha)
                return beta; // fail hard alpha-cutoff
            if (score < beta)
                beta = score; // beta acts like min in MiniMax
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), alpha, Window.INFINITY);
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), -Window.INFINITY, beta);
                if (score < beta) {
                    beta = score;
                    bestMove = move;
                }
            }
        }
        return bestMove;
    }
}
