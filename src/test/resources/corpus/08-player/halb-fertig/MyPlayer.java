// exercise: 08
// truth: right
// mistake: -
// player: both
// style: German names, begins with two plies, uses what an unfinished iteration has found in the way that the README allows
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int UNENDLICH = 10_000_000;

    private GivenPosition<A> stellung;
    private Clock uhr;
    private boolean vorbei;
    private Map<A, Integer> verlauf;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stellung = position;
        uhr = clock;
        vorbei = false;
        verlauf = new HashMap<>();
        List<A> zuege = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        A wahl = sofort(zuege, max);
        if (wahl != null || vorbei) {
            return wahl != null ? wahl : zuege.get(0);
        }
        boolean sicher = false;
        wahl = zuege.get(0);
        for (int tiefe = 2; tiefe < 80 && !vorbei; tiefe++) {
            A bester = null;
            int wert = max ? -UNENDLICH : UNENDLICH;
            for (A zug : zuege) {
                stellung.make(zug);
                int neu = max ? suche(tiefe - 1, 1, wert, UNENDLICH) : suche(tiefe - 1, 1, -UNENDLICH, wert);
                if (vorbei) {
                    break; // der Wert ist keiner
                }
                stellung.undo();
                if (bester == null || (max ? neu > wert : neu < wert)) {
                    wert = neu;
                    bester = zug;
                }
            }
            // Der bisher beste kommt zuerst dran. Was danach besser war, ist auch dann besser, wenn die Zeit um ist.
            if (bester != null && (!vorbei || sicher)) {
                wahl = bester;
                zuege.remove(bester);
                zuege.add(0, bester);
            }
            sicher = true;
            if (!vorbei && Math.abs(wert) > 999_000) {
                break;
            }
        }
        return wahl;
    }

    /** Ein Zug, der gleich gewinnt. */
    private A sofort(List<A> zuege, boolean max) {
        for (A zug : zuege) {
            if (uhr.isUp()) {
                vorbei = true;
                return null;
            }
            stellung.make(zug);
            boolean gewonnen = stellung.terminal() && (max ? stellung.utility() > 0 : stellung.utility() < 0);
            stellung.undo();
            if (gewonnen) {
                return zug;
            }
        }
        return null;
    }

    private int suche(int tiefe, int abstand, int alpha, int beta) {
        if (vorbei || uhr.isUp()) {
            vorbei = true;
            return 0;
        }
        if (stellung.terminal()) {
            int ende = stellung.utility();
            return ende > 0 ? ende - abstand : ende < 0 ? ende + abstand : 0;
        }
        if (tiefe == 0) {
            return stellung.evaluation();
        }
        boolean max = stellung.player() == Player.MAX;
        List<A> zuege = new ArrayList<>(stellung.actions());
        zuege.sort((a, b) -> verlauf.getOrDefault(b, 0) - verlauf.getOrDefault(a, 0));
        int wert = max ? -UNENDLICH : UNENDLICH;
        for (A zug : zuege) {
            stellung.make(zug);
            int neu = suche(tiefe - 1, abstand + 1, alpha, beta);
            if (vorbei) {
                return 0;
            }
            stellung.undo();
            if (max) {
                wert = Math.max(wert, neu);
                alpha = Math.max(alpha, wert);
            } else {
                wert = Math.min(wert, neu);
                beta = Math.min(beta, wert);
            }
            if (alpha >= beta) {
                verlauf.merge(zug, 1 << Math.min(tiefe, 12), Integer::sum);
                break;
            }
        }
        return wert;
    }
}
