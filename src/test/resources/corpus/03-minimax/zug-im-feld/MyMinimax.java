// exercise: 03
// truth: wrong
// mistake: The best action is kept in a field that the calls for the children write as well.
// player: both
// style: German names, field, one recursive method
// kind: slip
// single: yes
// detail: When after the best action another child that is not a leaf is searched, its own best action stays in the field.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A besterZug;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int bester;
        if (game.player(state) == Player.MAX) {
            bester = -Window.INFINITY;
            for (A zug : game.actions(state)) {
                int wert = value(game, game.result(state, zug));
                if (wert > bester) {
                    bester = wert;
                    besterZug = zug;
                }
            }
        } else {
            bester = Window.INFINITY;
            for (A zug : game.actions(state)) {
                int wert = value(game, game.result(state, zug));
                if (wert < bester) {
                    bester = wert;
                    besterZug = zug;
                }
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return besterZug;
    }
}
