// exercise: 05
// truth: wrong
// mistake: alphaBeta asks for the remaining depth before it asks whether the game is over, so a finished game at the horizon is evaluated
// player: both
// style: German names, two methods maxWert and minWert
// single: yes
// detail: alphaBeta and bestAction where a terminal state lies exactly at the horizon; minimax is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int UNENDLICH = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        } else if (tiefe == 0) {
            return bewertung.value(zustand);
        }
        boolean max = spiel.player(zustand) == Player.MAX;
        Integer bester = null;
        for (A zug : spiel.actions(zustand)) {
            int wert = minimax(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1);
            if (bester == null || (max && wert > bester) || (!max && wert < bester)) {
                bester = wert;
            }
        }
        return bester;
    }

    @Override
    public int alphaBeta(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe, int alpha, int beta) {
        if (tiefe == 0) {
            return bewertung.value(zustand);
        }
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        if (spiel.player(zustand) == Player.MAX) {
            return maxWert(spiel, bewertung, zustand, tiefe, alpha, beta);
        }
        return minWert(spiel, bewertung, zustand, tiefe, alpha, beta);
    }

    private int maxWert(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe, int alpha, int beta) {
        int wert = -UNENDLICH;
        for (A zug : spiel.actions(zustand)) {
            wert = Math.max(wert, alphaBeta(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1, alpha, beta));
            if (wert >= beta) {
                return wert;
            }
            alpha = Math.max(alpha, wert);
        }
        return wert;
    }

    private int minWert(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe, int alpha, int beta) {
        int wert = UNENDLICH;
        for (A zug : spiel.actions(zustand)) {
            wert = Math.min(wert, alphaBeta(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1, alpha, beta));
            if (wert <= alpha) {
                return wert;
            }
            beta = Math.min(beta, wert);
        }
        return wert;
    }

    @Override
    public A bestAction(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe) {
        A bester = null;
        int alpha = -UNENDLICH;
        int beta = UNENDLICH;
        for (A zug : spiel.actions(zustand)) {
            int wert = alphaBeta(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1, alpha, beta);
            if (spiel.player(zustand) == Player.MAX) {
                if (wert > alpha) {
                    alpha = wert;
                    bester = zug;
                }
            } else if (wert < beta) {
                beta = wert;
                bester = zug;
            }
        }
        return bester;
    }
}
