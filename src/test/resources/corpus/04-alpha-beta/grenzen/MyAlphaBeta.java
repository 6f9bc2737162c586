// exercise: 04
// truth: wrong
// mistake: bestAction begins with the smallest and largest value that a game may have instead of something beyond, and asks for strictly better, so it returns null if nothing is better than the worst.
// player: both
// style: German names, Optional, bounds as constants
// single: yes
// detail: bestAction when every action of MAX is worth -1,000,000 or every action of MIN 1,000,000
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int KLEINSTER = -Window.MAX_VALUE;
    private static final int GROESSTER = Window.MAX_VALUE;

    @Override
    public int value(Game<S, A> spiel, S stellung, int alpha, int beta) {
        if (spiel.terminal(stellung)) {
            return spiel.utility(stellung);
        }
        boolean max = spiel.player(stellung) == Player.MAX;
        int ergebnis = max ? KLEINSTER : GROESSTER;
        for (A zug : spiel.actions(stellung)) {
            int wert = value(spiel, spiel.result(stellung, zug), alpha, beta);
            ergebnis = max ? Math.max(ergebnis, wert) : Math.min(ergebnis, wert);
            if (max) {
                alpha = Math.max(alpha, ergebnis);
            } else {
                beta = Math.min(beta, ergebnis);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return ergebnis;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S stellung) {
        int alpha = KLEINSTER;
        int beta = GROESSTER;
        Optional<A> bester = Optional.empty();
        for (A zug : spiel.actions(stellung)) {
            int wert = value(spiel, spiel.result(stellung, zug), alpha, beta);
            if (spiel.player(stellung) == Player.MAX) {
                if (wert > alpha) {
                    alpha = wert;
                    bester = Optional.of(zug);
                }
            } else if (wert < beta) {
                beta = wert;
                bester = Optional.of(zug);
            }
        }
        return bester.orElse(null);
    }
}
