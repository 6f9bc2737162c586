// exercise: 06
// truth: wrong
// mistake: the number of threats of O is kept in a field that is not set back to 0 before the next board
// player: MIN
// style: German names, everything in fields
// single: yes
// detail: from the second board on that the same object is asked about, if O had threats before and not enough of them now
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board brett;
    private int groesse;
    private int summeX;
    private int summeO;
    private int drohungenX;
    private int drohungenO;
    private boolean fuenfX;
    private boolean fuenfO;

    @Override
    public int value(Board board) {
        brett = board;
        groesse = board.size();
        summeX = summeO = 0;
        drohungenX = 0;
        fuenfX = fuenfO = false;
        for (int i = 0; i < groesse; i++) {
            linie(i, 0, 0, 1);
            linie(0, i, 1, 0);
            linie(0, i, 1, 1);
            linie(0, i, 1, -1);
            if (i > 0) {
                linie(i, 0, 1, 1);
                linie(i, groesse - 1, 1, -1);
            }
        }
        if (fuenfX) {
            return 800_000;
        }
        if (fuenfO) {
            return -800_000;
        }
        int x = summeX + (drohungenX >= 2 ? 6_000 : 0);
        int o = summeO + (drohungenO >= 2 ? 6_000 : 0);
        return Math.min(700_000, x) - Math.min(700_000, o);
    }

    private boolean drauf(int z, int s) {
        return z >= 0 && z < groesse && s >= 0 && s < groesse;
    }

    private void linie(int z, int s, int dz, int ds) {
        for (Player wer : Player.values()) {
            Set<Integer> gewinne = new HashSet<>();
            Set<Set<Integer>> paare = new HashSet<>();
            int klein = 0;
            for (int a = 0; drauf(z + (a + 4) * dz, s + (a + 4) * ds); a++) {
                int eigene = 0;
                int fremde = 0;
                Set<Integer> frei = new HashSet<>();
                for (int i = a; i < a + 5; i++) {
                    if (brett.has(wer, z + i * dz, s + i * ds)) {
                        eigene++;
                    } else if (brett.has(wer.opponent(), z + i * dz, s + i * ds)) {
                        fremde++;
                    } else {
                        frei.add(i);
                    }
                }
                if (fremde > 0) {
                    continue;
                }
                if (eigene == 5) {
                    if (wer == Player.X) fuenfX = true;
                    else fuenfO = true;
                } else if (eigene == 4) {
                    gewinne.addAll(frei);
                } else if (eigene == 3) {
                    paare.add(frei);
                } else if (eigene > 0) {
                    klein += eigene == 2 ? 10 : 1;
                }
            }
            int drohung = 0;
            if (gewinne.size() > 1) {
                klein += 10_000;
            } else if (gewinne.size() == 1) {
                klein += 1_500;
                drohung = 1;
            } else if (!paare.isEmpty()) {
                Set<Integer> alle = new HashSet<>();
                paare.forEach(alle::addAll);
                boolean offen = alle.size() < 2 * paare.size();
                klein += offen ? 1_000 : 200;
                drohung = offen ? 1 : 0;
            }
            if (wer == Player.X) {
                summeX += klein;
                drohungenX += drohung;
            } else {
                summeO += klein;
                drohungenO += drohung;
            }
        }
    }
}
