// exercise: 03
// truth: wrong
// mistake: negamax turns the sign at every ply, although the same player may move twice in a row.
// player: both
// style: negamax with a colour handed down
// single: yes
// detail: whenever the players do not take turns strictly below the state
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int negamax(Game<S, A> game, S state, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, -negamax(game, game.result(state, action), -colour));
        }
        return best;
    }

    private int colour(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int colour = colour(game, state);
        return colour * negamax(game, state, colour);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int colour = colour(game, state);
        A best = null;
        int bestValue = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(game, game.result(state, action), -colour);
            if (value > bestValue) {
                bestValue = value;
                best = action;
            }
        }
        return best;
    }
}
