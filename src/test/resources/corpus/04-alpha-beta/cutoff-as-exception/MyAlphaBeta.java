// exercise: 04
// truth: wrong
// mistake: a cut at a MIN node is thrown as an exception, and the MAX node above catches it outside its loop, so it gives up its remaining children
// player: MAX
// style: exceptions for the cuts at MIN nodes, two methods
// single: yes
// detail: always, where a MAX node has more children after a cut one
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class TooLow extends RuntimeException {
        final int bound;

        TooLow(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        try {
            return search(game, state, alpha, beta);
        } catch (TooLow cut) {
            return cut.bound;
        }
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? highest(game, state, alpha, beta)
                : lowest(game, state, alpha, beta);
    }

    private int highest(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        try {
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action), Math.max(alpha, best), beta);
                best = Math.max(best, v);
                if (best >= beta) {
                    break;
                }
            }
        } catch (TooLow cut) {
            best = Math.max(best, cut.bound);
        }
        return best;
    }

    private int lowest(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, Math.min(beta, best));
            best = Math.min(best, v);
            if (best <= alpha) {
                throw new TooLow(best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
