// exercise: 03
// truth: wrong
// mistake: bestAction asks who moves in game.initialState() instead of in the given state; in a state of the game in which the other player is to move it picks the worst action for the mover
// player: both
// style: value with a ternary, bestAction with streams
// single: yes
// detail: right at the root of a game

import java.util.Comparator;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(state, a)));
        return game.actions(state).stream()
                .max(me == Player.MAX ? byValue : byValue.reversed())
                .orElseThrow();
    }
}
