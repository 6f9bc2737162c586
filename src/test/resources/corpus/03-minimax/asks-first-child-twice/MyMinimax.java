// exercise: 03
// truth: wrong
// mistake: The first child is searched once to begin with and again in the loop over all actions, so value looks at leaves several times.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.List;
import plybook.game.*;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)));
        for (A action : actions) {
            int v = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX && v > best) best = v;
            if (game.player(state) == Player.MIN && v < best) best = v;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best));
        for (A action : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX ? v > bestValue : v < bestValue) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
