// exercise: 06
// truth: wrong
// mistake: the threats of both sides are counted in fields that are never set back to 0 before the next board
// player: both
// style: fields, German names, bit masks
// kind: slip
// single: yes
// detail: from the second call on one object, once earlier boards had threats: the bonus for two threats is given without them
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int GEWONNEN = 700_000;
    private final int[] drohungen = new int[2];
    private final int[] punkte = new int[2];
    private final boolean[] fuenf = new boolean[2];

    @Override
    public int value(Board brett) {
        punkte[0] = 0;
        punkte[1] = 0;
        fuenf[0] = false;
        fuenf[1] = false;
        int groesse = brett.size();
        for (int i = 0; i < groesse; i++) {
            linie(brett, i, 0, 0, 1);
            linie(brett, 0, i, 1, 0);
            linie(brett, 0, i, 1, 1);
            linie(brett, 0, i, 1, -1);
        }
        for (int i = 1; i < groesse; i++) {
            linie(brett, i, 0, 1, 1);
            linie(brett, i, groesse - 1, 1, -1);
        }
        if (fuenf[0]) {
            return GEWONNEN;
        }
        if (fuenf[1]) {
            return -GEWONNEN;
        }
        return summe(0) - summe(1);
    }

    private int summe(int seite) {
        int zuschlag = drohungen[seite] >= 2 ? 5_000 : 0;
        return Math.min(punkte[seite] + zuschlag, GEWONNEN - 100_000);
    }

    private void linie(Board brett, int zeile, int spalte, int runter, int rechts) {
        int[] steine = new int[2];
        int laenge = 0;
        while (zeile < brett.size() && spalte >= 0 && spalte < brett.size()) {
            if (brett.has(Player.X, zeile, spalte)) {
                steine[0] |= 1 << laenge;
            } else if (brett.has(Player.O, zeile, spalte)) {
                steine[1] |= 1 << laenge;
            }
            laenge++;
            zeile += runter;
            spalte += rechts;
        }
        for (int seite = 0; seite < 2; seite++) {
            lies(seite, steine[seite], steine[1 - seite], laenge);
        }
    }

    private void lies(int seite, int eigene, int fremde, int laenge) {
        int gewinnfelder = 0;
        int einmal = 0;
        int mehrmals = 0;
        int vorige = 0;
        for (int i = 0; i + 5 <= laenge; i++) {
            int fenster = 31 << i;
            if ((fremde & fenster) != 0) {
                continue;
            }
            int frei = fenster & ~eigene;
            int anzahl = Integer.bitCount(eigene & fenster);
            punkte[seite] += anzahl * anzahl * anzahl;
            if (anzahl == 5) {
                fuenf[seite] = true;
            } else if (anzahl == 4) {
                gewinnfelder |= frei;
            } else if (anzahl == 3 && frei != vorige) {
                mehrmals |= einmal & frei;
                einmal |= frei;
                vorige = frei;
            }
        }
        switch (Integer.bitCount(gewinnfelder)) {
            case 0 -> {
                if (mehrmals != 0) {
                    punkte[seite] += 1_300;
                    drohungen[seite]++;
                } else if (einmal != 0) {
                    punkte[seite] += 180;
                }
            }
            case 1 -> {
                punkte[seite] += 1_900;
                drohungen[seite]++;
            }
            default -> punkte[seite] += 9_500;
        }
    }
}
