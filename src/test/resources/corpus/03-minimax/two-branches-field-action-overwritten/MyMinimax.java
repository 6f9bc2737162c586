// exercise: 03
// truth: wrong
// mistake: The chosen action is kept in a field by every call of value, and the last write wins.
// player: both
// style: value in two branches, bestAction by its own loop
// single: yes
// detail: an action of some deeper node, which may not even be legal here
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A lastBest;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (v > best) {
                    best = v;
                    lastBest = a;
                }
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
        value(game, state);
        if (lastBest != null) {
            return lastBest;
        }
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
        return chosen;
    }
}
