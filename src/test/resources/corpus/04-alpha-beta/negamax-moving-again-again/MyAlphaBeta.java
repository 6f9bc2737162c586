// exercise: 04
// truth: wrong
// mistake: if the same player moves again, the child gets alpha as it was on entry instead of the larger of alpha and the best so far
// player: both
// style: negamax with a sign, fail-soft
// single: yes
// detail: sometimes; missed cuts only, and only where a player moves twice in a row
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
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score;
            if (game.terminal(next)) {
                score = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == me) {
                score = negamax(game, next, me, alpha, beta);
            } else {
                score = -negamax(game, next, me.opponent(), -beta, -Math.max(alpha, best));
            }
            if (score > best) {
                best = score;
            }
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score = sign > 0
                    ? value(game, next, best, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -best);
            if (score > best) {
                best = score;
                move = action;
            }
        }
        return move;
    }
}
