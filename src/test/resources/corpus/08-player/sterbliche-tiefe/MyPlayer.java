// exercise: 08
// truth: right
// mistake: -
// player: both
// style: German names, killers in an array that grows, clock answers come by a flag; every level looks at the flag
// kind: right
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> stellung;
    private Clock uhr;
    private boolean vorbei;
    private Object[] toeter;
    private A fund;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stellung = position;
        uhr = clock;
        vorbei = false;
        toeter = new Object[64];
        List<A> zuege = new ArrayList<>(position.actions());
        A zug = zuege.get(0);
        int tiefe = 0;
        while (!vorbei && ++tiefe < 64) {
            int wert = wurzel(zuege, tiefe);
            if (!vorbei) {
                zug = fund;
                zuege.remove(zug);
                zuege.add(0, zug);
                if (wert < -999_000 || wert > 999_000) {
                    vorbei = true;
                }
            }
        }
        return zug;
    }

    private int wurzel(List<A> zuege, int tiefe) {
        int seite = stellung.player() == Player.MAX ? 1 : -1;
        int bester = -5_000_000;
        for (A zug : zuege) {
            stellung.make(zug);
            int wert = seite * wert(tiefe - 1, 1, seite > 0 ? bester : -5_000_000, seite > 0 ? 5_000_000 : -bester);
            if (vorbei) {
                return 0;
            }
            stellung.undo();
            if (wert > bester) {
                bester = wert;
                fund = zug;
            }
        }
        return bester * seite;
    }

    @SuppressWarnings("unchecked")
    private int wert(int tiefe, int ebene, int alpha, int beta) {
        vorbei = vorbei || uhr.isUp();
        if (vorbei) {
            return 0;
        }
        if (stellung.terminal()) {
            int ende = stellung.utility();
            return ende - ebene * Integer.compare(ende, 0);
        }
        if (tiefe <= 0) {
            return stellung.evaluation();
        }
        boolean max = stellung.player() == Player.MAX;
        ArrayDeque<A> zuege = new ArrayDeque<>(stellung.actions());
        A erster = (A) toeter[ebene];
        if (erster != null && zuege.remove(erster)) {
            zuege.addFirst(erster);
        }
        while (alpha < beta && !zuege.isEmpty()) {
            A zug = zuege.poll();
            stellung.make(zug);
            int w = wert(tiefe - 1, ebene + 1, alpha, beta);
            if (vorbei) {
                return 0;
            }
            stellung.undo();
            if (max) {
                alpha = Math.max(alpha, w);
            } else {
                beta = Math.min(beta, w);
            }
            if (alpha >= beta) {
                toeter[ebene] = zug;
            }
        }
        return max ? alpha : beta;
    }
}
