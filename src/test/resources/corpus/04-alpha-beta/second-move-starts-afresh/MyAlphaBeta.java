// exercise: 04
// truth: wrong
// mistake: where the same player moves again the child gets the full window instead of the node's, so bounds from above do not cut there
// kind: subtle
// player: both
// style: negamax that turns the window round if the player changes
// single: yes
// detail: the answers are right, only questions that cannot matter are asked, and only where a player moves twice in a row
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
                ? negamax(game, state, alpha, beta)
                : -negamax(game, state, -beta, -alpha);
    }

    /** The value to the player whose turn it is; the window is theirs. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (game.terminal(next)) {
                value = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) != me) {
                value = -negamax(game, next, -beta, -alpha);
            } else {
                value = negamax(game, next, -Window.INFINITY, Window.INFINITY);
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
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
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
