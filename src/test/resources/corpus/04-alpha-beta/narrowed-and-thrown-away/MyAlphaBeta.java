// exercise: 04
// truth: wrong
// mistake: bestAction calls window.narrowedBy but forgets to assign the new window, so every action is searched with the full window; value does assign it
// player: both
// style: the Window record in place of two numbers
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, new Window(alpha, beta));
    }

    private int value(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = worst(player);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window);
            if (better(player, v, best)) {
                best = v;
                window = window.narrowedBy(player, best);
            }
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        int best = worst(player);
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window);
            if (better(player, v, best)) {
                best = v;
                window.narrowedBy(player, best);
                choice = action;
            }
        }
        return choice;
    }

    private static int worst(Player player) {
        return player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    private static boolean better(Player player, int v, int than) {
        return player == Player.MAX ? v > than : v < than;
    }
}
