// exercise: 04
// truth: wrong
// mistake: a child at which the same player moves again gets the window as it was when the node was entered, without the best of its earlier siblings
// kind: subtle
// player: both
// style: negamax with two cases
// single: yes
// detail: only where a player moves twice in a row; values and actions are right, only the questions are not
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

    /** What the state, in which the player moves, is worth to that player. */
    private int negamax(Game<S, A> game, S state, Player player, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = ofChild(game, game.result(state, action), player, alpha, beta, best);
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int ofChild(Game<S, A> game, S child, Player player, int alpha, int beta, int best) {
        if (game.terminal(child)) {
            return player == Player.MAX ? game.utility(child) : -game.utility(child);
        }
        if (game.player(child) == player) { // one more move of the same player: no change of sides
            return negamax(game, child, player, alpha, beta);
        }
        return -negamax(game, child, player.opponent(), -beta, -Math.max(alpha, best));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = player == Player.MAX
                    ? value(game, child, best, Window.INFINITY)
                    : -value(game, child, -Window.INFINITY, -best);
            if (value > best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
