// exercise: 03
// truth: wrong
// mistake: negamax flips the colour with every ply instead of asking the game whose turn it is.
// player: both
// style: negamax with a colour
// kind: slip
// single: yes
// detail: Where the same player moves twice in a row; with players who take turns it is right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private int negamax(Game<S, A> game, S state, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        int max = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int score = -negamax(game, game.result(state, a), -color);
            if (score > max) {
                max = score;
            }
        }
        return max;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color * negamax(game, state, color);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int max = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int score = -negamax(game, game.result(state, a), -color);
            if (score > max) {
                max = score;
                best = a;
            }
        }
        return best;
    }
}
