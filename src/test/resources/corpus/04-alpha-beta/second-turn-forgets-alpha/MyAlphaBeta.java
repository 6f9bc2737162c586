// exercise: 04
// truth: wrong
// mistake: if the same player moves again, the child gets the best found at this node as its lower bound, and not the larger alpha from above, so deep cuts are missed below
// kind: subtle
// player: both
// style: negamax that looks whether the player changes
// single: yes
// detail: only where a player moves twice in a row with a bound from above; values and choices are right
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

    /** What the state is worth to the player whose turn it is. */
    private int negamax(Game<S, A> game, S state, Player mover, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (game.terminal(next)) {
                value = mover == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == mover) {
                value = negamax(game, next, mover, best, beta); // once more
            } else {
                value = -negamax(game, next, mover.opponent(), -beta, -Math.max(alpha, best));
            }
            if (value > best) {
                best = value;
            }
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        int sign = mover == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = sign > 0
                    ? value(game, next, best, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -best);
            if (value > best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
