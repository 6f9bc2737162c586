// exercise: 04
// truth: wrong
// mistake: a child is told only the best of its parent, the bound from further up is replaced by an infinity, so there are no deep cutoffs
// player: both
// style: German names, two methods for the two players
// kind: slip
// single: yes
// detail: in trees of four plies and more in which a bound comes from further up than the parent, also with narrow windows at the root from the second ply on
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> spiel, S zustand, int alpha, int beta) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        return spiel.player(zustand) == Player.MAX ? maxWert(spiel, zustand, beta) : minWert(spiel, zustand, alpha);
    }

    private int maxWert(Game<S, A> spiel, S zustand, int beta) {
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            bester = Math.max(bester, value(spiel, spiel.result(zustand, zug), bester, Window.INFINITY));
            if (bester >= beta) {
                return bester;
            }
        }
        return bester;
    }

    private int minWert(Game<S, A> spiel, S zustand, int alpha) {
        int bester = Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            bester = Math.min(bester, value(spiel, spiel.result(zustand, zug), -Window.INFINITY, bester));
            if (bester <= alpha) {
                return bester;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        A besterZug = null;
        if (spiel.player(zustand) == Player.MAX) {
            int bester = -Window.INFINITY;
            for (A zug : spiel.actions(zustand)) {
                int wert = value(spiel, spiel.result(zustand, zug), bester, Window.INFINITY);
                if (wert > bester) {
                    bester = wert;
                    besterZug = zug;
                }
            }
        } else {
            int bester = Window.INFINITY;
            for (A zug : spiel.actions(zustand)) {
                int wert = value(spiel, spiel.result(zustand, zug), -Window.INFINITY, bester);
                if (wert < bester) {
                    bester = wert;
                    besterZug = zug;
                }
            }
        }
        return besterZug;
    }
}
