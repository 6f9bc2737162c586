// exercise: 04
// truth: wrong
// mistake: a node knows only the limit of its parent, so what a grandparent or anybody further up has is never used; and bestAction searches every child without any limit
// player: both
// style: one limit instead of two bounds, a sign per player
// kind: slip
// single: no
// detail: value asks for needless leaves in trees of four plies and more, bestAction in trees of two plies and more; all results are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int NO_LIMIT = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(game, state);
        return sign * search(game, state, sign, sign > 0 ? beta : -alpha);
    }

    /** What the state is worth to the player with that sign, who is to move. From the limit on nobody lets the player come here. */
    private int search(Game<S, A> game, S state, int sign, int limit) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, child(game, game.result(state, action), sign, best, limit));
            if (best >= limit) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, S next, int sign, int best, int limit) {
        if (game.terminal(next)) {
            return sign * game.utility(next);
        }
        int nextSign = sign(game, next);
        // the other player has to keep below what is found here; the same player still below the limit
        return nextSign == sign ? search(game, next, sign, limit) : -search(game, next, nextSign, -best);
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int worth = child(game, game.result(state, action), sign, -NO_LIMIT, NO_LIMIT);
            if (worth > best) {
                best = worth;
                choice = action;
            }
        }
        return choice;
    }
}
