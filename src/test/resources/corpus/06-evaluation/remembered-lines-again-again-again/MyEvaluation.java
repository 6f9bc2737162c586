// exercise: 06
// truth: right
// mistake: none
// player: both
// style: static memory of rated lines by their text for all boards and calls, lines cut out of the board's own text
// single: yes
// detail: never
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** Points, number of threats, and five or not, of a side in a line. A line is worth the same on any board, so this is never forgotten. */
    private record Rated(int points, int threats, boolean five) {
        static final Rated NOTHING = new Rated(0, 0, false);

        Rated and(Rated other) {
            return new Rated(points + other.points, threats + other.threats, five || other.five);
        }

        int worth() {
            return five ? 500_000 : Math.min(400_000, points + (threats > 1 ? 5_000 : 0));
        }
    }

    private static final Map<String, Rated> KNOWN = new HashMap<>();

    @Override
    public int value(Board board) {
        String text = board.toString();
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(text.substring(i * (n + 1), i * (n + 1) + n));
            lines.add(every(text, i, n + 1, n));
            lines.add(every(text, i, n + 2, n - i));
            lines.add(every(text, i, n, i + 1));
            if (i > 0) {
                lines.add(every(text, i * (n + 1), n + 2, n - i));
                lines.add(every(text, i * (n + 1) + n - 1, n, n - i));
            }
        }
        Rated x = Rated.NOTHING;
        Rated o = Rated.NOTHING;
        for (String line : lines) {
            x = x.and(of(line, 'O'));
            o = o.and(of(line, 'X'));
        }
        if (x.five() || o.five()) {
            return x.five() ? x.worth() : -o.worth();
        }
        return x.worth() - o.worth();
    }

    private static String every(String text, int from, int step, int count) {
        char[] cells = new char[count];
        for (int i = 0; i < count; i++) {
            cells[i] = text.charAt(from + i * step);
        }
        return new String(cells);
    }

    /** What the side has in a line that is closed by the other one's letter. */
    private static Rated of(String line, char closed) {
        if (line.length() < 5) {
            return Rated.NOTHING;
        }
        synchronized (KNOWN) {
            if (KNOWN.size() > 200_000) {
                KNOWN.clear();
            }
            return KNOWN.computeIfAbsent(closed + line, key -> work(key.substring(1), closed));
        }
    }

    private static Rated work(String line, char closed) {
        Map<Integer, TreeMap<String, Boolean>> lacks = new HashMap<>(); // by number of missing stones
        int small = 0;
        for (int from = 0; from + 5 <= line.length(); from++) {
            String window = line.substring(from, from + 5);
            if (window.indexOf(closed) >= 0) {
                continue;
            }
            StringBuilder missing = new StringBuilder();
            for (int i = 0; i < 5; i++) {
                if (window.charAt(i) == '.') {
                    missing.append((char) ('a' + from + i));
                }
            }
            small += missing.length() == 3 ? 10 : missing.length() == 4 ? 1 : 0;
            lacks.computeIfAbsent(missing.length(), length -> new TreeMap<>()).put(missing.toString(), true);
        }
        if (lacks.containsKey(0)) {
            return new Rated(0, 0, true);
        }
        if (lacks.containsKey(1)) {
            return lacks.get(1).size() > 1 ? new Rated(10_000 + small, 0, false) : new Rated(1_500 + small, 1, false);
        }
        if (lacks.containsKey(2)) {
            String all = String.join("", lacks.get(2).keySet());
            boolean open = all.chars().distinct().count() < all.length();
            return open ? new Rated(1_000 + small, 1, false) : new Rated(200 + small, 0, false);
        }
        return new Rated(small, 0, false);
    }
}
