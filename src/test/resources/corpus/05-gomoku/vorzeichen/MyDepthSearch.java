// exercise: 05
// truth: wrong
// mistake: alphaBeta is a negamax that turns sign and window at every ply, as if MAX and MIN always took turns
// player: both
// style: German names, negamax with a sign
// kind: slip
// single: yes
// detail: games in which a player moves twice in a row; minimax is right, alphaBeta and bestAction are not
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        } else if (tiefe == 0) {
            return bewertung.value(zustand);
        } else if (spiel.player(zustand) == Player.MAX) {
            int bester = Integer.MIN_VALUE;
            for (A zug : spiel.actions(zustand)) {
                bester = Math.max(bester, minimax(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1));
            }
            return bester;
        } else {
            int bester = Integer.MAX_VALUE;
            for (A zug : spiel.actions(zustand)) {
                bester = Math.min(bester, minimax(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1));
            }
            return bester;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe, int alpha, int beta) {
        if (spiel.terminal(zustand) || tiefe == 0) {
            return negamax(spiel, bewertung, zustand, tiefe, alpha, beta, 1);
        }
        return spiel.player(zustand) == Player.MAX
                ? negamax(spiel, bewertung, zustand, tiefe, alpha, beta, 1)
                : -negamax(spiel, bewertung, zustand, tiefe, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe, int alpha, int beta, int vorzeichen) {
        if (spiel.terminal(zustand)) {
            return vorzeichen * spiel.utility(zustand);
        }
        if (tiefe == 0) {
            return vorzeichen * bewertung.value(zustand);
        }
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            int wert = -negamax(spiel, bewertung, spiel.result(zustand, zug), tiefe - 1, -beta, -alpha, -vorzeichen);
            bester = Math.max(bester, wert);
            alpha = Math.max(alpha, wert);
            if (alpha >= beta) {
                break;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, Evaluation<S> bewertung, S zustand, int tiefe) {
        int vorzeichen = spiel.player(zustand) == Player.MAX ? 1 : -1;
        int bester = -Window.INFINITY;
        A wahl = null;
        for (A zug : spiel.actions(zustand)) {
            int wert = -negamax(
                    spiel, bewertung, spiel.result(zustand, zug), tiefe - 1, -Window.INFINITY, -bester, -vorzeichen);
            if (wert > bester) {
                bester = wert;
                wahl = zug;
            }
        }
        return wahl;
    }
}
