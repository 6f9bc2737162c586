// exercise: 03
// truth: wrong
// mistake: the negamax negates at every ply, as if the players always took turns
// player: both
// style: negamax with a sign
// single: yes
// detail: sometimes; a player moves twice in a row
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int color = color(game, state);
        return color * negamax(game, state, color);
    }

    private int color(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negamax(Game<S, A> game, S state, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, -negamax(game, game.result(state, action), -color));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state);
        A bestAction = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -color);
            if (score > best) {
                best = score;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
