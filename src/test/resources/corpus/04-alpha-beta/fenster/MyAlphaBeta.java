// exercise: 04
// truth: wrong
// mistake: bestAction takes an action also when its number equals the best so far, although with the narrowed window that number may be only a bound of a worse action
// player: both
// style: German names, a record Fenster for the window, a record Wahl for the choice
// kind: slip
// single: yes
// detail: bestAction where a later child is cut and returns a bound equal to the best so far, as in (0 (0 -1)); value is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Fenster(int a, int b) {
        Fenster angehoben(int wert) {
            return new Fenster(Math.max(a, wert), b);
        }

        Fenster gesenkt(int wert) {
            return new Fenster(a, Math.min(b, wert));
        }

        boolean zu() {
            return a >= b;
        }
    }

    private record Wahl<A>(A zug, int wert) {}

    @Override
    public int value(Game<S, A> spiel, S zustand, int alpha, int beta) {
        return wert(spiel, zustand, new Fenster(alpha, beta));
    }

    private int wert(Game<S, A> spiel, S zustand, Fenster fenster) {
        return spiel.terminal(zustand) ? spiel.utility(zustand) : suche(spiel, zustand, fenster).wert();
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        return suche(spiel, zustand, new Fenster(-Window.INFINITY, Window.INFINITY)).zug();
    }

    private Wahl<A> suche(Game<S, A> spiel, S zustand, Fenster fenster) {
        boolean max = spiel.player(zustand) == Player.MAX;
        Wahl<A> beste = new Wahl<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (A zug : spiel.actions(zustand)) {
            int wert = wert(spiel, spiel.result(zustand, zug), fenster);
            if (max ? wert >= beste.wert() : wert <= beste.wert()) {
                beste = new Wahl<>(zug, wert);
            }
            fenster = max ? fenster.angehoben(wert) : fenster.gesenkt(wert);
            if (fenster.zu()) {
                break;
            }
        }
        return beste;
    }
}
