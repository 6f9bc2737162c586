// exercise: 04
// truth: wrong
// mistake: value starts its recursion with (-Window.INFINITY, Window.INFINITY) and ignores the alpha and beta that it was given; with a narrow window the answer is exact, but leaves are asked that could no longer matter
// player: both
// style: two private methods below a public wrapper
// single: yes
// detail: prunes too little, only for calls with a narrow window; bestAction uses the private methods with its narrowed window and is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return visit(game, state, -INF, INF);
    }

    private int visit(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? visitMax(game, state, alpha, beta)
                : visitMin(game, state, alpha, beta);
    }

    private int visitMax(Game<S, A> game, S state, int alpha, int beta) {
        int result = -INF;
        for (A action : game.actions(state)) {
            result = Math.max(result, visit(game, game.result(state, action), Math.max(alpha, result), beta));
            if (result >= beta) {
                break;
            }
        }
        return result;
    }

    private int visitMin(Game<S, A> game, S state, int alpha, int beta) {
        int result = INF;
        for (A action : game.actions(state)) {
            result = Math.min(result, visit(game, game.result(state, action), alpha, Math.min(beta, result)));
            if (result <= alpha) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -INF;
        int beta = INF;
        for (A action : game.actions(state)) {
            int v = visit(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
