// exercise: 03
// truth: wrong
// mistake: the value of the first child is worked out once to start with and again in the loop, so value asks for its leaves twice at every level
// player: both
// style: German names, value of the first child as the start
// kind: slip
// single: yes
// detail: at every node: leaves below first children are looked at 2, 4, 8 ... times; values and actions are right
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S zustand) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        boolean max = spiel.player(zustand) == Player.MAX;
        List<A> zuege = spiel.actions(zustand);
        int bester = value(spiel, spiel.result(zustand, zuege.get(0)));
        for (A zug : zuege) {
            int wert = value(spiel, spiel.result(zustand, zug));
            if (max ? wert > bester : wert < bester) {
                bester = wert;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        boolean max = spiel.player(zustand) == Player.MAX;
        A besterZug = null;
        int bester = 0;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug));
            if (besterZug == null || (max ? wert > bester : wert < bester)) {
                bester = wert;
                besterZug = zug;
            }
        }
        return besterZug;
    }
}
