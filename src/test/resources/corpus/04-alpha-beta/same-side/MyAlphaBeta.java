// exercise: 04
// truth: wrong
// mistake: Where the same player moves again, search hands down alpha as it was when the node was entered instead of the raised one.
// player: both
// style: negamax in the view of the player to move, with a special case for moving twice
// kind: subtle
// single: yes
// detail: Pruning only, and only in trees in which a player moves twice in a row, after a first child has raised alpha.
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
                ? search(game, state, Player.MAX, alpha, beta)
                : -search(game, state, Player.MIN, -beta, -alpha);
    }

    /** The value to the mover of a state in which the game goes on. */
    private int search(Game<S, A> game, S state, Player mover, int alpha, int beta) {
        int best = -Window.INFINITY;
        int a = alpha;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = mover == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == mover) {
                v = search(game, next, mover, alpha, beta);
            } else {
                v = -search(game, next, mover.opponent(), -beta, -a);
            }
            best = Math.max(best, v);
            a = Math.max(a, best);
            if (a >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        int a = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = mover == Player.MAX
                    ? value(game, next, a, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -a);
            if (v > a) {
                a = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
