// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the estimate of where it stands, and the iteration with these numbers is taken as if it was finished
// player: both
// style: a record for a result, German names, no exception
// kind: slip
// single: yes
// detail: when the clock is up in the middle of an iteration
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Ergebnis<A>(A zug, int wert) {}

    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        A bester = position.actions().get(0);
        int tiefe = 1;
        while (!clock.isUp() && tiefe < 50) {
            Ergebnis<A> ergebnis = suche(position, clock, tiefe, 0, -Window.INFINITY, Window.INFINITY, bester);
            bester = ergebnis.zug();
            if (Math.abs(ergebnis.wert()) > 999_000) {
                return bester;
            }
            tiefe++;
        }
        return bester;
    }

    private Ergebnis<A> suche(
            GivenPosition<A> p, Clock uhr, int tiefe, int halbzug, int alpha, int beta, A zuerst) {
        if (p.terminal()) {
            int nutzen = p.utility();
            return new Ergebnis<>(null, nutzen - Integer.signum(nutzen) * halbzug);
        }
        if (tiefe == 0 || uhr.isUp()) {
            return new Ergebnis<>(null, p.evaluation());
        }
        boolean max = p.player() == Player.MAX;
        Ergebnis<A> bestes = null;
        List<A> zuege = new ArrayList<>(p.actions());
        if (zuerst != null && zuege.remove(zuerst)) {
            zuege.add(0, zuerst);
        }
        for (A zug : zuege) {
            p.make(zug);
            int wert = suche(p, uhr, tiefe - 1, halbzug + 1, alpha, beta, killer.get(tiefe - 1)).wert();
            p.undo();
            if (bestes == null || (max ? wert > bestes.wert() : wert < bestes.wert())) {
                bestes = new Ergebnis<>(zug, wert);
            }
            if (max) {
                alpha = Math.max(alpha, wert);
            } else {
                beta = Math.min(beta, wert);
            }
            if (alpha >= beta) {
                killer.put(tiefe, zug);
                break;
            }
        }
        return bestes;
    }
}
