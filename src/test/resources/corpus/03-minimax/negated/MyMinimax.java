// exercise: 03
// truth: wrong
// mistake: negamax takes the value of every child with the opposite sign, as if the other player always moved next.
// player: both
// style: negamax with a sign that is handed down
// single: yes
// detail: when one player moves twice in a row; right wherever the two take turns

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
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color * negamax(game, state, color);
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
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -color);
            if (score > best) {
                best = score;
                move = action;
            }
        }
        return move;
    }
}
