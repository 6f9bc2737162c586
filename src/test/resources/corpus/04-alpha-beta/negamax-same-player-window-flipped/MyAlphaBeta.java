// exercise: 04
// truth: wrong
// mistake: negamax negates the child's value only if the turn passes, but flips the window always; where the same player moves twice in a row the child is searched in the negated window: wrong values, bounds and actions in games that do not alternate
// player: both
// style: negamax, sign factor for the child
// single: yes
// detail: right wherever the players alternate
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int color = color(game, state);
        return color == 1 ? search(game, state, alpha, beta) : -search(game, state, -beta, -alpha);
    }

    private int color(Game<S, A> game, S state) {
        return game.terminal(state) || game.player(state) == Player.MAX ? 1 : -1;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        int color = color(game, state);
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                best = Math.max(best, color * game.utility(next));
            } else {
                // the same player again: do not change the sign
                int sign = color(game, next) == color ? 1 : -1;
                best = Math.max(best, sign * search(game, next, -beta, -alpha));
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state);
        A bestAction = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = color == 1
                    ? value(game, next, best, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -best);
            if (v > best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
