// exercise: 03
// truth: wrong
// mistake: The best action is kept in a field to which every call of value writes, so a call further down that comes later replaces it.
// player: both
// style: German, the action in a field
// single: yes
// detail: bestAction, when the action that is best at the root is followed by one whose state is no end: calls for the later children write last

import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A besterZug;

    @Override
    public int value(Game<S, A> spiel, S zustand) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        boolean max = spiel.player(zustand) == Player.MAX;
        int bester = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug));
            if (max && wert > bester || !max && wert < bester) {
                bester = wert;
                besterZug = zug;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        value(spiel, zustand);
        return besterZug;
    }
}
