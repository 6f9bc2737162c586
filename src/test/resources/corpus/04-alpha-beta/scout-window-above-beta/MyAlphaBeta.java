// exercise: 04
// truth: wrong
// mistake: MIN's null window lies above beta instead of below it, so a child that is better than beta can come back as beta and is passed over
// player: MIN
// style: principal variation search with two methods
// single: yes
// detail: often; wrong values at MIN nodes
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? pvsMax(game, state, alpha, beta) : pvsMin(game, state, alpha, beta);
    }

    private int pvsMax(Game<S, A> game, S state, int alpha, int beta) {
        Iterator<A> moves = game.actions(state).iterator();
        int best = value(game, game.result(state, moves.next()), alpha, beta);
        alpha = Math.max(alpha, best);
        while (alpha < beta && moves.hasNext()) {
            S child = game.result(state, moves.next());
            int score = value(game, child, alpha, alpha + 1);
            if (score > alpha && score < beta) {
                score = value(game, child, alpha, beta);
            }
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int pvsMin(Game<S, A> game, S state, int alpha, int beta) {
        Iterator<A> moves = game.actions(state).iterator();
        int best = value(game, game.result(state, moves.next()), alpha, beta);
        beta = Math.min(beta, best);
        while (alpha < beta && moves.hasNext()) {
            S child = game.result(state, moves.next());
            int score = value(game, child, beta, beta + 1);
            if (score > alpha && score < beta) {
                score = value(game, child, alpha, beta);
            }
            best = Math.min(best, score);
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int inf = Window.INFINITY;
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -inf;
            for (A a : game.actions(state)) {
                int score = value(game, game.result(state, a), alpha, inf);
                if (score > alpha) {
                    alpha = score;
                    choice = a;
                }
            }
        } else {
            int beta = inf;
            for (A a : game.actions(state)) {
                int score = value(game, game.result(state, a), -inf, beta);
                if (score < beta) {
                    beta = score;
                    choice = a;
                }
            }
        }
        return choice;
    }
}
