// exercise: 08
// truth: wrong
// mistake: at the root the action with the largest value is played whoever is to move, so MIN plays what is best for MAX
// player: MIN
// style: German names, streams at the root, exception
// kind: slip
// single: yes
// detail: whenever MIN is to move and has a choice
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class ZeitUm extends Exception {}

    @Override
    public A move(GivenPosition<A> stellung, Clock uhr) {
        List<A> zuege = new ArrayList<>(stellung.actions());
        A bester = zuege.get(0);
        try {
            for (int tiefe = 1; tiefe <= 40; tiefe++) {
                bester = bewerte(stellung, uhr, zuege, tiefe);
                zuege.remove(bester);
                zuege.add(0, bester);
            }
        } catch (ZeitUm e) {
            return bester;
        }
        return bester;
    }

    private A bewerte(GivenPosition<A> stellung, Clock uhr, List<A> zuege, int tiefe) throws ZeitUm {
        Map<A, Integer> werte = new LinkedHashMap<>();
        int alpha = -Window.INFINITY;
        for (A zug : zuege) {
            stellung.make(zug);
            int wert = alphaBeta(stellung, uhr, tiefe - 1, 1, alpha, Window.INFINITY);
            stellung.undo();
            if (wert > alpha) {
                alpha = wert;
                werte.put(zug, wert);
            }
        }
        return werte.entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey)
                .orElse(zuege.get(0));
    }

    private int alphaBeta(GivenPosition<A> stellung, Clock uhr, int tiefe, int ply, int alpha, int beta) throws ZeitUm {
        if (uhr.isUp()) {
            throw new ZeitUm();
        }
        if (stellung.terminal()) {
            int nutzen = stellung.utility();
            return nutzen > 0 ? nutzen - ply : nutzen < 0 ? nutzen + ply : 0;
        }
        if (tiefe == 0) {
            return stellung.evaluation();
        }
        boolean max = stellung.player() == Player.MAX;
        for (A zug : stellung.actions()) {
            stellung.make(zug);
            int wert = alphaBeta(stellung, uhr, tiefe - 1, ply + 1, alpha, beta);
            stellung.undo();
            if (max) {
                alpha = Math.max(alpha, wert);
            } else {
                beta = Math.min(beta, wert);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }
}
