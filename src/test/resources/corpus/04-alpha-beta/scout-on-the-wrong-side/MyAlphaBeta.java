// exercise: 04
// truth: wrong
// mistake: at a MIN node the null window of the scout lies at (beta, beta + 1) and not at (beta - 1, beta)
// player: MIN
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; a child worth less is missed when a bound equal to beta comes back
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? pvMax(game, state, alpha, beta) : pvMin(game, state, alpha, beta);
    }

    private int pvMax(Game<S, A> game, S state, int alpha, int beta) {
        List<A> moves = game.actions(state);
        int best = value(game, game.result(state, moves.get(0)), alpha, beta);
        for (int i = 1; i < moves.size(); i++) {
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
            S next = game.result(state, moves.get(i));
            int score = beta - 1 == alpha || alpha == -Window.INFINITY
                    ? value(game, next, alpha, beta)
                    : value(game, next, alpha, alpha + 1);
            if (score > alpha && score < beta && alpha != -Window.INFINITY && beta - 1 != alpha) {
                score = value(game, next, alpha, beta);
            }
            best = Math.max(best, score);
        }
        return best;
    }

    private int pvMin(Game<S, A> game, S state, int alpha, int beta) {
        List<A> moves = game.actions(state);
        int best = value(game, game.result(state, moves.get(0)), alpha, beta);
        for (int i = 1; i < moves.size(); i++) {
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
            S next = game.result(state, moves.get(i));
            int score = beta - 1 == alpha || beta == Window.INFINITY
                    ? value(game, next, alpha, beta)
                    : value(game, next, beta, beta + 1);
            if (score < beta && score > alpha && beta != Window.INFINITY && beta - 1 != alpha) {
                score = value(game, next, alpha, beta);
            }
            best = Math.min(best, score);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        Player me = game.player(state);
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (me == Player.MAX && score > alpha) {
                alpha = score;
                best = move;
            } else if (me == Player.MIN && score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
