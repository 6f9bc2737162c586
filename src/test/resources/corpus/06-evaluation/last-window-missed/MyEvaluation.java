// exercise: 06
// truth: wrong
// mistake: the loop over windows ends one too early (start + 5 < length), so the last window of every line is never looked at
// player: both
// style: German names, lines as String, switch on counts
// kind: slip
// single: yes
// detail: patterns at the right or lower edge, and all diagonals of length five; a board turned has another value
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.ArrayList;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static class Bilanz {
        int summe;
        int drohungen;
        boolean fuenf;

        int wert() {
            return Math.min(800_000, drohungen >= 2 ? summe + 10_000 : summe);
        }
    }

    @Override
    public int value(Board board) {
        Bilanz x = new Bilanz();
        Bilanz o = new Bilanz();
        for (String reihe : reihen(board)) {
            auswerten(reihe, 'X', x);
            auswerten(reihe, 'O', o);
        }
        if (x.fuenf) {
            return 900_000;
        }
        if (o.fuenf) {
            return -900_000;
        }
        return x.wert() - o.wert();
    }

    private List<String> reihen(Board b) {
        List<String> alle = new ArrayList<>();
        int n = b.size();
        for (int z = 0; z < n; z++) {
            for (int s = 0; s < n; s++) {
                if (s == 0) alle.add(reihe(b, z, s, 0, 1));
                if (z == 0) alle.add(reihe(b, z, s, 1, 0));
                if (z == 0 || s == 0) alle.add(reihe(b, z, s, 1, 1));
                if (z == 0 || s == n - 1) alle.add(reihe(b, z, s, 1, -1));
            }
        }
        return alle;
    }

    private String reihe(Board b, int z, int s, int dz, int ds) {
        StringBuilder text = new StringBuilder();
        for (; z < b.size() && s >= 0 && s < b.size(); z += dz, s += ds) {
            text.append(b.at(z, s).map(Player::symbol).orElse('.'));
        }
        return text.toString();
    }

    private void auswerten(String reihe, char ich, Bilanz bilanz) {
        char gegner = ich == 'X' ? 'O' : 'X';
        Set<Integer> zuFuenf = new LinkedHashSet<>();
        Set<List<Integer>> paare = new LinkedHashSet<>();
        for (int anfang = 0; anfang + 5 < reihe.length(); anfang++) {
            String fenster = reihe.substring(anfang, anfang + 5);
            if (fenster.indexOf(gegner) >= 0) {
                continue;
            }
            List<Integer> frei = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                if (fenster.charAt(i) == '.') frei.add(anfang + i);
            }
            switch (frei.size()) {
                case 0 -> bilanz.fuenf = true;
                case 1 -> zuFuenf.add(frei.get(0));
                case 2 -> paare.add(frei);
                case 3 -> bilanz.summe += 20;
                case 4 -> bilanz.summe += 2;
                default -> { }
            }
        }
        if (zuFuenf.size() >= 2) {
            bilanz.summe += 20_000;
        } else if (zuFuenf.size() == 1) {
            bilanz.summe += 3_000;
            bilanz.drohungen++;
        } else if (paare.size() > 0) {
            Set<Integer> felder = new LinkedHashSet<>();
            paare.forEach(felder::addAll);
            boolean offen = felder.size() < paare.size() * 2;
            bilanz.summe += offen ? 2_000 : 400;
            bilanz.drohungen += offen ? 1 : 0;
        }
    }
}
