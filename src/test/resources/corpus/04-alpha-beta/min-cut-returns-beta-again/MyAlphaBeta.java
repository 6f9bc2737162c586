// exercise: 04
// truth: wrong
// mistake: where a MIN node is cut it returns beta instead of alpha, a bound on the wrong side
// player: MIN
// style: fail-hard, two methods that call each other through value
// single: yes
// detail: sometimes, where a MIN node is cut
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Iterator<A> moves = game.actions(state).iterator();
        return game.player(state) == Player.MAX
                ? alphaBetaMax(game, state, moves, alpha, beta)
                : alphaBetaMin(game, state, moves, alpha, beta);
    }

    private int alphaBetaMax(Game<S, A> game, S state, Iterator<A> moves, int alpha, int beta) {
        while (moves.hasNext()) {
            int score = value(game, game.result(state, moves.next()), alpha, beta);
            if (score >= beta)
                return beta;
            if (score > alpha)
                alpha = score;
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> game, S state, Iterator<A> moves, int alpha, int beta) {
        while (moves.hasNext()) {
            int score = value(game, game.result(state, moves.next()), alpha, beta);
            if (score <= alpha)
                return beta;
            if (score < beta)
                beta = score;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (max && score > alpha) {
                alpha = score;
                best = move;
            } else if (!max && score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
