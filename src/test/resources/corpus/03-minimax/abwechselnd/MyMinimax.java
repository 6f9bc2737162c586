// exercise: 03
// truth: wrong
// mistake: the player below the root is found by flipping a boolean at each ply, and the search starts with plus or minus 1000
// player: both
// style: German names, a boolean handed down
// kind: slip
// single: no
// detail: games in which a player moves twice in a row; values beyond 1000
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
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
        return suche(spiel, zustand, spiel.player(zustand) == Player.MAX);
    }

    private int suche(Game<S, A> spiel, S zustand, boolean maxAmZug) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        int bester = maxAmZug ? -1000 : 1000;
        for (A zug : spiel.actions(zustand)) {
            int wert = suche(spiel, spiel.result(zustand, zug), !maxAmZug);
            bester = maxAmZug ? Math.max(bester, wert) : Math.min(bester, wert);
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        boolean max = spiel.player(zustand) == Player.MAX;
        A besterZug = spiel.actions(zustand).get(0);
        int besterWert = max ? -1000 : 1000;
        for (A zug : spiel.actions(zustand)) {
            int wert = suche(spiel, spiel.result(zustand, zug), !max);
            if (max ? wert > besterWert : wert < besterWert) {
                besterWert = wert;
                besterZug = zug;
            }
        }
        return besterZug;
    }
}
