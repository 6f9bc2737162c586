// exercise: 03
// truth: wrong
// mistake: value stores the best action in a field at every node, and the later children of the root overwrite what the root had stored.
// player: both
// style: best action in a field
// kind: slip
// single: yes
// detail: bestAction, if a child that is no leaf is searched after the best one.
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A besteAktion;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int bester = Integer.MIN_VALUE;
            for (A aktion : game.actions(state)) {
                int wert = value(game, game.result(state, aktion));
                if (wert > bester) {
                    bester = wert;
                    besteAktion = aktion;
                }
            }
            return bester;
        } else {
            int bester = Integer.MAX_VALUE;
            for (A aktion : game.actions(state)) {
                int wert = value(game, game.result(state, aktion));
                if (wert < bester) {
                    bester = wert;
                    besteAktion = aktion;
                }
            }
            return bester;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        besteAktion = null;
        value(game, state);
        return besteAktion;
    }
}
