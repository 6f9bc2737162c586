// exercise: 06
// truth: right
// mistake: -
// player: both
// style: German; four texts of the board (turned and sheared), regular expressions with lookahead instead of loops over cells; worth in tiers
// kind: -
// single: yes
// detail: -
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Overlapping windows: the lookahead reads five cells, the match itself is empty. */
    private static final Pattern FENSTER = Pattern.compile("(?=([m.]{5}))");

    private static final int GEWONNEN = 800_000;

    @Override
    public int value(Board brett) {
        int x = urteil(brett, Player.X);
        int o = urteil(brett, Player.O);
        return x == GEWONNEN ? GEWONNEN : o == GEWONNEN ? -GEWONNEN : x - o;
    }

    private int urteil(Board brett, Player ich) {
        String alles = text(brett, ich, 0) + text(brett, ich, 1) + text(brett, ich, 2) + text(brett, ich, 3);
        int summe = 0;
        int drohungen = 0;
        for (String zeile : alles.split("#+")) {
            if (zeile.length() < 5 || zeile.indexOf('m') < 0) {
                continue;
            }
            int[] fenster = new int[6];
            Set<Integer> gewinnfelder = new HashSet<>();
            Set<String> paare = new HashSet<>();
            Set<Integer> einmal = new HashSet<>();
            Set<Integer> doppelt = new HashSet<>();
            Matcher m = FENSTER.matcher(zeile);
            while (m.find()) {
                String f = m.group(1);
                int steine = (int) f.chars().filter(c -> c == 'm').count();
                fenster[steine]++;
                int luecke = m.start() + f.indexOf('.');
                boolean neu = steine != 3 || paare.add(luecke + " " + (m.start() + f.lastIndexOf('.')));
                for (int i = f.indexOf('.'); i >= 0 && steine > 2 && neu; i = f.indexOf('.', i + 1)) {
                    if (steine == 4) {
                        gewinnfelder.add(m.start() + i);
                    } else if (!einmal.add(m.start() + i)) {
                        doppelt.add(m.start() + i);
                    }
                }
            }
            if (fenster[5] > 0) {
                return GEWONNEN;
            }
            summe += fenster[1] + 10 * fenster[2];
            if (gewinnfelder.size() >= 2) {
                summe += 30_000;
            } else if (gewinnfelder.size() == 1) {
                summe += 2_500;
                drohungen++;
            } else if (!doppelt.isEmpty()) {
                summe += 2_000;
                drohungen++;
            } else if (fenster[3] > 0) {
                summe += 300;
            }
        }
        return Math.min(GEWONNEN / 2 - 1, summe + (drohungen < 2 ? 0 : 9_000));
    }

    /** Own stones 'm', empty '.', and '#' for the other side, the edge, and between lines: all three close a line. */
    private static String text(Board b, Player ich, int art) {
        int n = b.size();
        StringBuilder t = new StringBuilder();
        for (int i = art < 2 ? 0 : 1 - n; i < (art == 3 ? 2 * n : n); i++) {
            for (int j = 0; j < n; j++) {
                int zeile = art == 0 ? i : j;
                int spalte = art == 0 ? j : art == 1 ? i : art == 2 ? i + j : i - j;
                boolean drauf = spalte >= 0 && spalte < n;
                t.append(!drauf || b.has(ich.opponent(), zeile, spalte) ? '#' : b.has(ich, zeile, spalte) ? 'm' : '.');
            }
            t.append('#');
        }
        return t.toString();
    }
}
