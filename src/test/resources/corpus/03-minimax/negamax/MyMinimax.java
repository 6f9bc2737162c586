// exercise: 03
// truth: wrong
// mistake: negamax turns the sign at every ply, as if the players always took turns
// player: both
// style: negamax with colour +1/-1
// kind: slip
// single: yes
// detail: in games in which the same player moves twice in a row
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int colour = colour(game, state);
        return colour * negamax(game, state, colour);
    }

    private int colour(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

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

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int colour = colour(game, state);
        int best = -Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            int v = -negamax(game, game.result(state, action), -colour);
            if (v > best) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
