// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is written in the loop over the root actions, so a round that was cut off leaves the best of its first few
// player: both
// style: German names, fields, killers
// kind: slip
// single: yes
// detail: the clock is up in the middle of a round, after the first action of it
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class ZeitUm extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private A besterZug;
    private int besterWert;
    private Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        List<A> zuege = new ArrayList<>(position.actions());
        besterZug = zuege.get(0);
        try {
            for (int tiefe = 1; tiefe <= 50; tiefe++) {
                wurzel(position, clock, zuege, tiefe);
                if (Math.abs(besterWert) > 900000) {
                    break;
                }
            }
        } catch (ZeitUm e) {
            // fertig
        }
        return besterZug;
    }

    private void wurzel(GivenPosition<A> position, Clock clock, List<A> zuege, int tiefe) {
        boolean max = position.player() == Player.MAX;
        besterWert = max ? -Window.INFINITY : Window.INFINITY;
        for (A zug : zuege) {
            position.make(zug);
            int wert = max
                    ? suche(position, clock, tiefe - 1, 1, besterWert, Window.INFINITY)
                    : suche(position, clock, tiefe - 1, 1, -Window.INFINITY, besterWert);
            position.undo();
            if (max && wert > besterWert || !max && wert < besterWert) {
                besterWert = wert;
                besterZug = zug;
            }
        }
    }

    private int suche(GivenPosition<A> position, Clock clock, int tiefe, int ebene, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ZeitUm();
        }
        if (position.terminal()) {
            int wert = position.utility();
            return wert > 0 ? wert - ebene : wert < 0 ? wert + ebene : 0;
        }
        if (tiefe == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int bester = max ? -Window.INFINITY : Window.INFINITY;
        List<A> zuege = new ArrayList<>(position.actions());
        A k = killer.get(ebene);
        if (k != null && zuege.remove(k)) {
            zuege.add(0, k);
        }
        for (A zug : zuege) {
            position.make(zug);
            int wert = suche(position, clock, tiefe - 1, ebene + 1, alpha, beta);
            position.undo();
            if (max) {
                bester = Math.max(bester, wert);
                alpha = Math.max(alpha, wert);
            } else {
                bester = Math.min(bester, wert);
                beta = Math.min(beta, wert);
            }
            if (alpha >= beta) {
                killer.put(ebene, zug);
                break;
            }
        }
        return bester;
    }
}
