// exercise: 04
// truth: right
// mistake: none; fail-hard, a leaf returns its utility as it is
// player: both
// style: two methods, fail-hard as in lecture notes, dispatch by the player to move
// single: yes
// detail: -

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        switch (game.player(state)) {
            case MAX:
                return maxValue(game, state, alpha, beta);
            case MIN:
                return minValue(game, state, alpha, beta);
            default:
                throw new AssertionError();
        }
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
            if (alpha >= beta) return beta;
        }
        return alpha;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
            if (beta <= alpha) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        A best = null;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), -Window.INFINITY, beta);
            if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
