// exercise: 04
// truth: wrong
// mistake: maxWert hands its child only its own best and no beta from above, and minWert likewise, so only the parent can cut.
// player: both
// style: German, two methods that call each other
// single: yes
// detail: the pruning from four plies on: bounds of grandparents and above are lost, also those of a narrow window given by the caller; values and choices are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S zustand, int alpha, int beta) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        return spiel.player(zustand) == Player.MAX
                ? maxWert(spiel, zustand, alpha, beta)
                : minWert(spiel, zustand, alpha, beta);
    }

    private int maxWert(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), bester, Window.INFINITY);
            bester = Math.max(bester, wert);
            if (bester >= beta) {
                return bester;
            }
        }
        return bester;
    }

    private int minWert(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), -Window.INFINITY, bester);
            bester = Math.min(bester, wert);
            if (bester <= alpha) {
                return bester;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        boolean max = spiel.player(zustand) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bester = null;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), alpha, beta);
            if (max && wert > alpha) {
                alpha = wert;
                bester = zug;
            }
            if (!max && wert < beta) {
                beta = wert;
                bester = zug;
            }
        }
        return bester;
    }
}
