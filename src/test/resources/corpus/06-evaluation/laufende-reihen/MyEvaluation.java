// exercise: 06
// truth: wrong
// mistake: only unbroken runs are counted with their free ends, so a line with a gap is two short runs and no threat
// player: both
// style: German, runs with open ends, table of points
// kind: slip
// single: yes
// detail: XX.XX, X.XXX and .X.XX. are worth little more than twos
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FUENF = 900_000;
    private static final int DECKEL = 400_000;

    /** Punkte nach Laenge und offenen Enden. */
    private static final int[][] PUNKTE = {
        {0, 0, 0}, {0, 2, 6}, {0, 15, 60}, {0, 200, 1_000}, {0, 1_500, 10_000}
    };

    private static final int[] DZ = {0, 1, 1, 1};
    private static final int[] DS = {1, 0, 1, -1};

    @Override
    public int value(Board brett) {
        int x = bewerte(brett, Player.X);
        int o = bewerte(brett, Player.O);
        if (x == FUENF || o == FUENF) {
            return x == FUENF ? FUENF : -FUENF;
        }
        return x - o;
    }

    private int bewerte(Board brett, Player wer) {
        int summe = 0;
        int drohungen = 0;
        for (int r = 0; r < 4; r++) {
            for (int z = 0; z < brett.size(); z++) {
                for (int s = 0; s < brett.size(); s++) {
                    if (!ist(brett, wer, z, s) || ist(brett, wer, z - DZ[r], s - DS[r])) {
                        continue; // hier beginnt keine Reihe
                    }
                    int laenge = 1;
                    while (ist(brett, wer, z + laenge * DZ[r], s + laenge * DS[r])) {
                        laenge++;
                    }
                    if (laenge >= 5) {
                        return FUENF;
                    }
                    int davor = platz(brett, wer, z - DZ[r], s - DS[r], -DZ[r], -DS[r]);
                    int danach = platz(brett, wer, z + laenge * DZ[r], s + laenge * DS[r], DZ[r], DS[r]);
                    if (davor + laenge + danach < 5) {
                        continue;
                    }
                    // offen ist eine Dreier-Reihe nur, wenn daraus eine offene Vier werden kann
                    int offen = (davor > 0 ? 1 : 0) + (danach > 0 ? 1 : 0);
                    if (offen == 2 && davor + laenge + danach < 6) {
                        offen = 1;
                    }
                    summe += PUNKTE[laenge][offen];
                    if (laenge == 4 && offen == 1 || laenge == 3 && offen == 2) {
                        drohungen++;
                    }
                }
            }
        }
        return Math.min(DECKEL, summe + (drohungen > 1 ? 5_000 : 0));
    }

    private boolean ist(Board brett, Player wer, int z, int s) {
        return z >= 0 && s >= 0 && z < brett.size() && s < brett.size() && brett.has(wer, z, s);
    }

    /** Wie viele Felder ab hier nicht dem Gegner gehoeren. */
    private int platz(Board brett, Player wer, int z, int s, int dz, int ds) {
        int felder = 0;
        while (z >= 0 && s >= 0 && z < brett.size() && s < brett.size() && !brett.has(wer.opponent(), z, s)) {
            felder++;
            z += dz;
            s += ds;
        }
        return felder;
    }
}
