// exercise: 04
// truth: wrong
// mistake: bestAction starts with Integer.MIN_VALUE, whose negative is itself, so the windows of the children are closed from the start
// player: both
// style: negamax with turned windows
// single: yes
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
                ? forMover(game, state, alpha, beta)
                : -forMover(game, state, -beta, -alpha);
    }

    /** Value and window as the player to move sees them. */
    private int forMover(Game<S, A> game, S state, int alpha, int beta) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, childFor(me, game, game.result(state, a), alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int childFor(Player me, Game<S, A> game, S child, int alpha, int beta) {
        if (game.terminal(child)) {
            return me == Player.MAX ? game.utility(child) : -game.utility(child);
        }
        return game.player(child) == me ? forMover(game, child, alpha, beta) : -forMover(game, child, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int best = Integer.MIN_VALUE;
        A move = null;
        for (A a : game.actions(state)) {
            int v = childFor(game.player(state), game, game.result(state, a), best, Integer.MAX_VALUE);
            if (v > best) {
                best = v;
                move = a;
            }
        }
        return move;
    }
}
