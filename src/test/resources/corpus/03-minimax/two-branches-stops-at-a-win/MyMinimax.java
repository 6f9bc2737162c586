// exercise: 03
// truth: wrong
// mistake: A MAX node stops at the first child worth 1 or more.
// player: MAX
// style: value in two branches, bestAction by its own loop
// single: yes
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
                if (best >= 1) {
                    return best;
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
