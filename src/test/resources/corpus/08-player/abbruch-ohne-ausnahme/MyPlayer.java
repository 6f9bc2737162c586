// exercise: 08
// truth: right
// mistake: -
// player: both
// style: German naming, no exceptions: OptionalInt.empty() says that the clock was up; uses what an unfinished iteration has found to the end, best of the last first
// kind: -
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int UNENDLICH = Integer.MAX_VALUE;

    private GivenPosition<A> stellung;
    private Clock uhr;
    private Map<Integer, List<A>> schnitte;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stellung = position;
        uhr = clock;
        schnitte = new HashMap<>();
        List<A> zuege = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        boolean fertig = zuege.size() == 1;
        for (int tiefe = 1; !fertig && tiefe <= 60; tiefe++) {
            int bester = max ? -UNENDLICH : UNENDLICH;
            A gefunden = null;
            for (A zug : zuege) {
                OptionalInt wert = nach(zug, tiefe - 1, 1, max ? bester : -UNENDLICH, max ? UNENDLICH : bester);
                if (wert.isEmpty()) {
                    fertig = true; // only what was looked at to the end counts
                    break;
                }
                if (max ? wert.getAsInt() > bester : wert.getAsInt() < bester) {
                    bester = wert.getAsInt();
                    gefunden = zug;
                }
            }
            // The first one was the best so far. In the first iteration there is no such thing.
            if (gefunden != null && !(fertig && tiefe == 1)) {
                zuege.remove(gefunden);
                zuege.add(0, gefunden);
            }
            fertig |= Math.abs((long) bester) > 999_900;
        }
        return zuege.get(0);
    }

    private OptionalInt nach(A zug, int tiefe, int halbzug, int alpha, int beta) {
        stellung.make(zug);
        OptionalInt wert = wert(tiefe, halbzug, alpha, beta);
        if (wert.isPresent()) {
            stellung.undo();
        }
        return wert;
    }

    private OptionalInt wert(int tiefe, int halbzug, int alpha, int beta) {
        if (uhr.isUp()) {
            return OptionalInt.empty();
        }
        if (stellung.terminal()) {
            int ende = stellung.utility();
            return OptionalInt.of(ende - Integer.signum(ende) * halbzug);
        }
        if (tiefe <= 0) {
            return OptionalInt.of(stellung.evaluation());
        }
        boolean max = stellung.player() == Player.MAX;
        List<A> schneller = schnitte.computeIfAbsent(halbzug, h -> new ArrayList<>());
        List<A> zuege = new ArrayList<>(stellung.actions());
        zuege.sort((a, b) -> Integer.compare(platz(schneller, a), platz(schneller, b)));
        int bester = max ? -UNENDLICH : UNENDLICH;
        for (A zug : zuege) {
            OptionalInt wert = nach(zug, tiefe - 1, halbzug + 1, alpha, beta);
            if (wert.isEmpty()) {
                return wert;
            }
            if (max) {
                bester = Math.max(bester, wert.getAsInt());
                alpha = Math.max(alpha, bester);
            } else {
                bester = Math.min(bester, wert.getAsInt());
                beta = Math.min(beta, bester);
            }
            if (beta <= alpha) {
                schneller.remove(zug);
                schneller.add(0, zug);
                break;
            }
        }
        return OptionalInt.of(bester);
    }

    private int platz(List<A> schneller, A zug) {
        int platz = schneller.indexOf(zug);
        return platz < 0 ? schneller.size() : platz;
    }
}
