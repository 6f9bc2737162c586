// exercise: 06
// truth: wrong
// mistake: the extra points are given for two fours or for two open threes, but not for a four together with an open three
// player: both
// style: map of pattern names, German names, regular windows as text
// kind: subtle
// single: yes
// detail: exactly one four and one open three and no other threat
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<String, Integer> PUNKTE = Map.of(
            "eins", 2, "zwei", 20, "drei", 400, "offene drei", 2_000, "vier", 3_000, "offene vier", 20_000);

    @Override
    public int value(Board board) {
        Map<String, Integer> x = zaehle(board, Player.X);
        Map<String, Integer> o = zaehle(board, Player.O);
        if (x.containsKey("fuenf") || o.containsKey("fuenf")) {
            return x.containsKey("fuenf") ? 900_000 : -900_000;
        }
        return punkte(x) - punkte(o);
    }

    private static int punkte(Map<String, Integer> muster) {
        int summe = 0;
        for (String name : muster.keySet()) {
            summe += muster.get(name) * PUNKTE.get(name);
        }
        boolean doppelt = muster.getOrDefault("vier", 0) >= 2 || muster.getOrDefault("offene drei", 0) >= 2;
        return Math.min(800_000, doppelt ? summe + 10_000 : summe);
    }

    private static Map<String, Integer> zaehle(Board board, Player wer) {
        Map<String, Integer> muster = new TreeMap<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            linie(text(board, wer, i, 0, 0, 1), muster);
            linie(text(board, wer, 0, i, 1, 0), muster);
            linie(text(board, wer, 0, i, 1, 1), muster);
            linie(text(board, wer, 0, i, 1, -1), muster);
        }
        for (int i = 1; i < n; i++) {
            linie(text(board, wer, i, 0, 1, 1), muster);
            linie(text(board, wer, i, n - 1, 1, -1), muster);
        }
        return muster;
    }

    private static String text(Board board, Player wer, int z, int s, int dz, int ds) {
        String text = "";
        while (z < board.size() && s >= 0 && s < board.size()) {
            text += board.has(wer, z, s) ? "+" : board.has(wer.opponent(), z, s) ? "-" : ".";
            z += dz;
            s += ds;
        }
        return text;
    }

    private static void linie(String text, Map<String, Integer> muster) {
        Set<Integer> felder = new HashSet<>();
        Set<Set<Integer>> paare = new HashSet<>();
        for (int i = 0; i <= text.length() - 5; i++) {
            Set<Integer> leer = new HashSet<>();
            boolean zu = false;
            for (int k = i; k < i + 5; k++) {
                if (text.charAt(k) == '.') {
                    leer.add(k);
                }
                zu |= text.charAt(k) == '-';
            }
            if (zu || leer.size() == 5) {
                continue;
            }
            if (leer.isEmpty()) {
                muster.put("fuenf", 1);
            } else if (leer.size() == 1) {
                felder.addAll(leer);
            } else if (leer.size() == 2) {
                paare.add(leer);
            } else {
                muster.merge(leer.size() == 3 ? "zwei" : "eins", 1, Integer::sum);
            }
        }
        if (!felder.isEmpty()) {
            muster.merge(felder.size() > 1 ? "offene vier" : "vier", 1, Integer::sum);
        } else if (!paare.isEmpty()) {
            Set<Integer> alle = new HashSet<>();
            boolean offen = false;
            for (Set<Integer> paar : paare) {
                for (int feld : paar) {
                    offen |= !alle.add(feld);
                }
            }
            muster.merge(offen ? "offene drei" : "drei", 1, Integer::sum);
        }
    }
}
