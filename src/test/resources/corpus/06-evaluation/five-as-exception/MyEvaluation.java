// exercise: 06
// truth: right
// mistake: -
// player: both
// style: German names, stack trace free exception ends the reading at five, enum with a value of its own, counts in an EnumMap
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Muster {
        EINER(2), ZWEIER(20), DREIER(400), OFFENER_DREIER(2_000), VIERER(3_000), OFFENER_VIERER(20_000), ZWICKMUEHLE(10_000);

        final int punkte;

        Muster(int punkte) {
            this.punkte = punkte;
        }
    }

    private static final class Gewonnen extends Exception {
        private static final long serialVersionUID = 1L;

        Gewonnen() {
            super(null, null, false, false);
        }
    }

    @Override
    public int value(Board brett) {
        int x;
        try {
            x = punkte(muster(brett, Player.X));
        } catch (Gewonnen fuenf) {
            return 900_000;
        }
        try {
            return x - punkte(muster(brett, Player.O));
        } catch (Gewonnen fuenf) {
            return -900_000;
        }
    }

    private static int punkte(Map<Muster, Integer> wieOft) {
        int summe = wieOft.entrySet().stream().mapToInt(e -> e.getKey().punkte * e.getValue()).sum();
        return summe > 800_000 ? 800_000 : summe;
    }

    private static Map<Muster, Integer> muster(Board brett, Player wer) throws Gewonnen {
        Map<Muster, Integer> wieOft = new EnumMap<>(Muster.class);
        int n = brett.size();
        for (int i = 0; i < n; i++) {
            linie(brett, wer, i, 0, 0, 1, wieOft);
            linie(brett, wer, 0, i, 1, 0, wieOft);
            linie(brett, wer, 0, i, 1, 1, wieOft);
            linie(brett, wer, 0, i, 1, -1, wieOft);
            if (i > 0) {
                linie(brett, wer, i, 0, 1, 1, wieOft);
                linie(brett, wer, i, n - 1, 1, -1, wieOft);
            }
        }
        int drohungen = wieOft.getOrDefault(Muster.VIERER, 0) + wieOft.getOrDefault(Muster.OFFENER_DREIER, 0);
        if (drohungen >= 2) {
            wieOft.put(Muster.ZWICKMUEHLE, 1);
        }
        return wieOft;
    }

    private static void linie(
            Board brett, Player wer, int zeile, int spalte, int dz, int ds, Map<Muster, Integer> wieOft)
            throws Gewonnen {
        TreeSet<Integer> gewinnfelder = new TreeSet<>();
        List<List<Integer>> paare = new ArrayList<>();
        List<Integer> frei = new ArrayList<>();
        int laenge = 0; // felder seit dem letzten fremden stein, rand eingeschlossen
        int n = brett.size();
        for (int i = 0; ; i++) {
            int z = zeile + i * dz;
            int s = spalte + i * ds;
            if (z < 0 || s < 0 || z >= n || s >= n) {
                break;
            }
            if (brett.has(wer.opponent(), z, s)) {
                laenge = 0;
                continue;
            }
            laenge++;
            if (!brett.has(wer, z, s)) {
                frei.add(i);
            }
            if (laenge < 5) {
                continue;
            }
            int ab = i - 4;
            List<Integer> luecken = new ArrayList<>();
            for (int feld : frei) {
                if (feld >= ab) {
                    luecken.add(feld);
                }
            }
            switch (luecken.size()) {
                case 0 -> throw new Gewonnen();
                case 1 -> gewinnfelder.addAll(luecken);
                case 2 -> {
                    if (!paare.contains(luecken)) {
                        paare.add(luecken);
                    }
                }
                case 3 -> wieOft.merge(Muster.ZWEIER, 1, Integer::sum);
                case 4 -> wieOft.merge(Muster.EINER, 1, Integer::sum);
                default -> {}
            }
        }
        Muster gefunden = null;
        if (gewinnfelder.size() > 1) {
            gefunden = Muster.OFFENER_VIERER;
        } else if (gewinnfelder.size() == 1) {
            gefunden = Muster.VIERER;
        } else if (!paare.isEmpty()) {
            long verschieden = paare.stream().flatMap(List::stream).distinct().count();
            gefunden = verschieden < 2L * paare.size() ? Muster.OFFENER_DREIER : Muster.DREIER;
        }
        if (gefunden != null) {
            wieOft.merge(gefunden, 1, Integer::sum);
        }
    }
}
