// exercise: 03
// truth: wrong
// mistake: value follows forced moves while there is just one action without asking terminal, so in a game that still lists an empty cell after its end it plays on
// kind: subtle
// player: both
// style: loop over forced moves inside the recursion
// single: yes
// detail: only in games that list exactly one action in a state in which the game is over
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        S here = state;
        List<A> actions = game.actions(here);
        while (actions.size() == 1) { // nothing to choose
            here = game.result(here, actions.get(0));
            actions = game.actions(here);
        }
        if (game.terminal(here)) {
            return game.utility(here);
        }
        return game.player(here) == Player.MAX ? largest(game, here, actions) : smallest(game, here, actions);
    }

    private int largest(Game<S, A> game, S state, List<A> actions) {
        int best = -Window.INFINITY;
        for (A action : actions) {
            best = Math.max(best, value(game, game.result(state, action)));
        }
        return best;
    }

    private int smallest(Game<S, A> game, S state, List<A> actions) {
        int best = Window.INFINITY;
        for (A action : actions) {
            best = Math.min(best, value(game, game.result(state, action)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        if (actions.size() == 1) {
            return best;
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int bestValue = -Window.INFINITY;
        for (A action : actions) {
            int value = sign * value(game, game.result(state, action));
            if (value > bestValue) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
