// exercise: 06
// truth: wrong
// mistake: The lines down to the left are begun in the top row and in the left column instead of the right column, so those that begin further down at the right edge are never read.
// player: both
// style: lines as char arrays in a list, German names
// kind: slip
// single: yes
// detail: anything on a diagonal down to the left that begins in the last column below the top row, five included; mirrored boards differ
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int GEWONNEN = 900_000;
    private static final int HOECHSTENS = 800_000;

    @Override
    public int value(Board board) {
        List<char[]> reihen = alleReihen(board);
        int fuerX = bewerte(reihen, 'X', 'O');
        int fuerO = bewerte(reihen, 'O', 'X');
        if (fuerX == GEWONNEN) {
            return GEWONNEN;
        }
        if (fuerO == GEWONNEN) {
            return -GEWONNEN;
        }
        return fuerX - fuerO;
    }

    private List<char[]> alleReihen(Board brett) {
        List<char[]> reihen = new ArrayList<>();
        int n = brett.size();
        for (int i = 0; i < n; i++) {
            reihen.add(reihe(brett, i, 0, 0, 1));
            reihen.add(reihe(brett, 0, i, 1, 0));
            reihen.add(reihe(brett, 0, i, 1, 1));
            reihen.add(reihe(brett, 0, i, 1, -1));
            if (i > 0) {
                reihen.add(reihe(brett, i, 0, 1, 1));
                reihen.add(reihe(brett, i, 0, 1, -1));
            }
        }
        return reihen;
    }

    private char[] reihe(Board brett, int zeile, int spalte, int dz, int ds) {
        StringBuilder text = new StringBuilder();
        while (zeile >= 0 && spalte >= 0 && zeile < brett.size() && spalte < brett.size()) {
            if (brett.has(Player.X, zeile, spalte)) {
                text.append('X');
            } else if (brett.has(Player.O, zeile, spalte)) {
                text.append('O');
            } else {
                text.append('.');
            }
            zeile += dz;
            spalte += ds;
        }
        return text.toString().toCharArray();
    }

    private int bewerte(List<char[]> reihen, char ich, char er) {
        int summe = 0;
        int drohungen = 0;
        for (char[] reihe : reihen) {
            int laengste = 0;
            boolean drei = false;
            for (int anfang = 0; anfang + 5 <= reihe.length; anfang++) {
                int steine = zaehle(reihe, anfang, ich, er);
                laengste = Math.max(laengste, steine);
                if (steine == 1 || steine == 2) {
                    summe += steine == 2 ? 10 : 1;
                }
                drei |= steine == 3;
            }
            if (laengste == 5) {
                return GEWONNEN;
            }
            int gewinnfelder = gewinnfelder(reihe, ich, er);
            if (gewinnfelder >= 2) {
                summe += 10_000;
            } else if (gewinnfelder == 1) {
                summe += 1_500;
                drohungen++;
            } else if (drei) {
                boolean offen = false;
                for (int i = 0; i < reihe.length; i++) {
                    if (reihe[i] == '.') {
                        reihe[i] = ich;
                        offen |= gewinnfelder(reihe, ich, er) >= 2;
                        reihe[i] = '.';
                    }
                }
                summe += offen ? 1_000 : 200;
                drohungen += offen ? 1 : 0;
            }
        }
        if (drohungen >= 2) {
            summe += 5_000;
        }
        return Math.min(summe, HOECHSTENS);
    }

    /** -1, wenn der andere einen Stein darin hat. */
    private int zaehle(char[] reihe, int anfang, char ich, char er) {
        int steine = 0;
        for (int i = anfang; i < anfang + 5; i++) {
            if (reihe[i] == er) {
                return -1;
            }
            steine += reihe[i] == ich ? 1 : 0;
        }
        return steine;
    }

    private int gewinnfelder(char[] reihe, char ich, char er) {
        boolean[] gewinnt = new boolean[reihe.length];
        int anzahl = 0;
        for (int anfang = 0; anfang + 5 <= reihe.length; anfang++) {
            if (zaehle(reihe, anfang, ich, er) == 4) {
                for (int i = anfang; i < anfang + 5; i++) {
                    if (reihe[i] == '.' && !gewinnt[i]) {
                        gewinnt[i] = true;
                        anzahl++;
                    }
                }
            }
        }
        return anzahl;
    }
}
