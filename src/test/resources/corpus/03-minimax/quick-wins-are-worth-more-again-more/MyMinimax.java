// exercise: 03
// truth: wrong
// mistake: The utility is reduced by the depth for positive ends and raised for negative ones so that quick wins come first, so value is off by the number of plies, and an action may be worse than another.
// player: both
// style: depth as a parameter, minimax from a blog post about unbeatable Tic-Tac-Toe
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, 0);
    }

    private int score(Game<S, A> game, S state, int depth) {
        int u = game.utility(state);
        if (u > 0) return u - depth;
        if (u < 0) return u + depth;
        return 0;
    }

    private int minimax(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            return score(game, state, depth);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, minimax(game, game.result(state, a), depth + 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, minimax(game, game.result(state, a), depth + 1));
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int best = 0;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = minimax(game, game.result(state, a), 1);
            if (choice == null || (max ? v > best : v < best)) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
