// exercise: 03
// truth: wrong
// mistake: MIN plays the first action that ends the game below 0 at once, although another action may be worth even less
// kind: subtle
// player: MIN
// style: check for immediate wins, then a loop
// single: yes
// detail: invisible where values are only -1, 0 and 1; right for MAX, who only stops at the largest value that exists
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
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX) {
                best = Math.max(best, value);
            } else {
                best = Math.min(best, value);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state) : forMin(game, state);
    }

    private A forMax(Game<S, A> game, S state) {
        A best = null;
        int highest = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (value > highest) {
                highest = value;
                best = action;
            }
            if (highest == Window.MAX_VALUE) {
                break;
            }
        }
        return best;
    }

    private A forMin(Game<S, A> game, S state) {
        // a win that is there need not be searched for
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next) && game.utility(next) < 0) {
                return action;
            }
        }
        A best = null;
        int lowest = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (value < lowest) {
                lowest = value;
                best = action;
            }
        }
        return best;
    }
}
