// exercise: 04
// truth: wrong
// mistake: bestAction starts its alpha at Integer.MIN_VALUE; negated it stays Integer.MIN_VALUE, so below the first action where the turn changes the window is closed at once and only the first reply is looked at.
// player: both
// style: negamax that keeps the sign where the player moves again
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int NEG_INF = Integer.MIN_VALUE;
    private static final int POS_INF = Integer.MAX_VALUE;

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, Player.MAX, alpha, beta);
        } else {
            return -negamax(game, state, Player.MIN, -beta, -alpha);
        }
    }

    // "me" is the one who is to move in s (or who would be, if s is over)
    private int negamax(Game<S, A> game, S s, Player me, int alpha, int beta) {
        if (game.terminal(s)) {
            return me == Player.MAX ? game.utility(s) : -game.utility(s);
        }
        int best = -POS_INF;
        List<A> moves = game.actions(s);
        for (int i = 0; i < moves.size() ; i++) {
            int v = child(game, game.result(s, moves.get(i)), me, alpha, beta);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    /** What the child is worth to me. */
    private int child(Game<S, A> game, S next, Player me, int alpha, int beta) {
        if (!game.terminal(next) && game.player(next) != me) {
            return -negamax(game, next, me.opponent(), -beta, -alpha);
        }
        return negamax(game, next, me, alpha, beta);
    }

    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = NEG_INF;
        int beta = POS_INF;
        A best = null;
        for (A move : game.actions(state)) {
            int v = child(game, game.result(state, move), me, alpha, beta);
            if (v > alpha) {
                alpha = v;
                best = move;
            }
        }
        return best;
    }
}
