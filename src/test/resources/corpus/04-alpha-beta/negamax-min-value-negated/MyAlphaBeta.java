// exercise: 04
// truth: wrong
// mistake: bestAction starts alpha at Integer.MIN_VALUE and negamax negates it; -Integer.MIN_VALUE is Integer.MIN_VALUE again, so the replies to the first action are searched with a beta of MIN_VALUE and cut after the first one: wrong action
// player: both
// style: negamax with Integer.MIN_VALUE/MAX_VALUE at the root
// single: yes
// detail: value called with the windows of the course is right; integer overflow
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return view(game, state, Player.MAX, alpha, beta);
    }

    /** What the state is worth to {@code who}. */
    private int view(Game<S, A> game, S state, Player who, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return who == Player.MAX ? u : -u;
        }
        if (game.player(state) != who) {
            return -view(game, state, who.opponent(), -beta, -alpha);
        }
        int best = Integer.MIN_VALUE + 1;
        for (A action : game.actions(state)) {
            int v = view(game, game.result(state, action), who, alpha, beta);
            if (v > best) {
                best = v;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player who = game.player(state);
        A bestAction = null;
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = view(game, game.result(state, action), who, alpha, beta);
            if (v > alpha) {
                alpha = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
