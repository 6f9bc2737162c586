// exercise: 03
// truth: wrong
// mistake: A MAX node returns at the first positive child ("I win"), and a MIN node at the first negative one, without looking for something better.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action)));
                if (v > 0) return v; // won
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action)));
            if (v < 0) return v; // won
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best));
        for (int i = 1; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)));
            if (game.player(state) == Player.MAX ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = actions.get(i);
            }
        }
        return best;
    }
}
