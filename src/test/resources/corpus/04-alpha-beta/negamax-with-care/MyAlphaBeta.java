// exercise: 04
// truth: right
// mistake: none; negamax that turns the sign only when the other player moves next
// player: both
// style: negamax, fail-soft, long signs in one place
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** Everything from the view of me: the value as well as the window. */
    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != me) {
            return -negamax(game, state, mover, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), me, Math.max(alpha, best), beta);
            if (score > best) best = score;
            if (best >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), me, best, Window.INFINITY);
            if (score > best) {
                best = score;
                choice = action;
            }
        }
        return choice;
    }
}
