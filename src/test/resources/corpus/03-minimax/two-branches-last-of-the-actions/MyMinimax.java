// exercise: 03
// truth: wrong
// mistake: bestAction returns the last action looked at.
// player: both
// style: value in two branches, bestAction by its own loop
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a)));
            }
            return best;
        }
        int worst = Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            worst = Math.min(worst, value(game, game.result(state, a)));
        }
        return worst;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        int chosenValue = 0;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (chosen == null
                    || (game.player(state) == Player.MAX && v > chosenValue)
                    || (game.player(state) == Player.MIN && v < chosenValue)) {
                chosen = a;
                chosenValue = v;
            }
        }
        List<A> all = game.actions(state);
        return all.get(all.size() - 1);
    }
}
