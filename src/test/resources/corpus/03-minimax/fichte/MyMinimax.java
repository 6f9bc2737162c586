// exercise: 03
// truth: wrong
// mistake: The loop at MIN nodes starts with child 1, because child 0 was meant to be the start value, but that is infinity.
// player: MIN
// style: index loops
// single: yes
import java.util.List;
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
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return value(game, game.result(state, actions.get(0)));
        }
        if (game.player(state) == Player.MAX) {
            int best = value(game, game.result(state, actions.get(0)));
            for (int i = 1; i < actions.size(); i++) {
                best = Math.max(best, value(game, game.result(state, actions.get(i))));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 1; i < actions.size(); i++) {
            best = Math.min(best, value(game, game.result(state, actions.get(i))));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int index = 0;
        int best = value(game, game.result(state, actions.get(0)));
        for (int i = 1; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)));
            if (game.player(state) == Player.MAX ? v > best : v < best) {
                best = v;
                index = i;
            }
        }
        return actions.get(index);
    }
}
