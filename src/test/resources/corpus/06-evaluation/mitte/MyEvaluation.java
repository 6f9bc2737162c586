// exercise: 06
// truth: wrong
// mistake: every stone gets points for being near the middle of the board, so the same stones elsewhere are worth something else
// player: both
// style: German names, Zeilen, Spalten, a Map from pattern to points
// kind: slip
// single: yes
// detail: stones moved over the board with room on all sides
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Muster { OFFENER_VIERER, VIERER, OFFENER_DREIER, DREIER }

    private static final Map<Muster, Integer> PUNKTE = Map.of(
            Muster.OFFENER_VIERER, 20_000, Muster.VIERER, 3_000, Muster.OFFENER_DREIER, 2_000, Muster.DREIER, 400);

    @Override
    public int value(Board brett) {
        Integer x = punkte(brett, Player.X);
        Integer o = punkte(brett, Player.O);
        if (x == null) {
            return 1_000_000;
        }
        if (o == null) {
            return -1_000_000;
        }
        return x - o;
    }

    private Integer punkte(Board brett, Player spieler) {
        int n = brett.size();
        int punkte = 0;
        Map<Muster, Integer> anzahl = new HashMap<>();
        for (int zeile = 0; zeile < n; zeile++) {
            for (int spalte = 0; spalte < n; spalte++) {
                if (brett.has(spieler, zeile, spalte)) {
                    // je näher an der Mitte, desto besser
                    int abstand = Math.max(Math.abs(2 * zeile - n + 1), Math.abs(2 * spalte - n + 1));
                    punkte += (n - 1 - abstand) / 2;
                }
            }
        }
        int[][] richtungen = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] ri : richtungen) {
            for (int start = 0; start < n * n; start++) {
                int z = start / n;
                int s = start % n;
                int vz = z - ri[0];
                int vs = s - ri[1];
                if (vz >= 0 && vz < n && vs >= 0) {
                    continue;
                }
                Set<Integer> gewinnfelder = new HashSet<>();
                Set<Set<Integer>> paare = new HashSet<>();
                for (int a = 0; ; a++) {
                    int ez = z + (a + 4) * ri[0];
                    int es = s + (a + 4) * ri[1];
                    if (ez < 0 || ez >= n || es >= n) {
                        break;
                    }
                    Set<Integer> frei = new HashSet<>();
                    boolean zu = false;
                    for (int i = a; i < a + 5; i++) {
                        zu |= brett.has(spieler.opponent(), z + i * ri[0], s + i * ri[1]);
                        if (brett.isEmpty(z + i * ri[0], s + i * ri[1])) {
                            frei.add(i);
                        }
                    }
                    if (zu) {
                        continue;
                    }
                    switch (frei.size()) {
                        case 0 -> {
                            return null;
                        }
                        case 1 -> gewinnfelder.addAll(frei);
                        case 2 -> paare.add(frei);
                        case 3 -> punkte += 40;
                        case 4 -> punkte += 4;
                        default -> {}
                    }
                }
                Muster m = null;
                if (gewinnfelder.size() > 1) {
                    m = Muster.OFFENER_VIERER;
                } else if (gewinnfelder.size() == 1) {
                    m = Muster.VIERER;
                } else if (!paare.isEmpty()) {
                    int[] wieOft = new int[n];
                    paare.forEach(paar -> paar.forEach(feld -> wieOft[feld]++));
                    m = Arrays.stream(wieOft).max().orElse(0) > 1 ? Muster.OFFENER_DREIER : Muster.DREIER;
                }
                if (m != null) {
                    anzahl.merge(m, 1, Integer::sum);
                }
            }
        }
        for (var eintrag : anzahl.entrySet()) {
            punkte += eintrag.getValue() * PUNKTE.get(eintrag.getKey());
        }
        int drohungen = anzahl.getOrDefault(Muster.VIERER, 0) + anzahl.getOrDefault(Muster.OFFENER_DREIER, 0);
        return Math.min(490_000, punkte + (drohungen > 1 ? 10_000 : 0));
    }
}
