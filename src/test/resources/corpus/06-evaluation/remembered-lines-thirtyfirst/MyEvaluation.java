// exercise: 06
// truth: right
// mistake: -
// player: both
// style: lines as strings, each judged once and kept in a static map for good, recursion over depth of the threat
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Judged(boolean five, int points, int threats) {
        Judged plus(Judged other) {
            return new Judged(five || other.five, points + other.points, threats + other.threats);
        }

        int total() {
            return Math.min(300_000, points + (threats >= 2 ? 6_000 : 0));
        }
    }

    private static final Judged NOTHING = new Judged(false, 0, 0);
    private static final Map<String, Judged> KNOWN = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        Judged x = NOTHING;
        Judged o = NOTHING;
        for (String line : lines(board)) {
            if (line.indexOf('X') >= 0) {
                x = x.plus(KNOWN.computeIfAbsent(line, MyEvaluation::judge));
            }
            if (line.indexOf('O') >= 0) {
                String swapped = line.replace('X', '#').replace('O', 'X').replace('#', 'O');
                o = o.plus(KNOWN.computeIfAbsent(swapped, MyEvaluation::judge));
            }
        }
        if (x.five()) {
            return 700_000;
        }
        return o.five() ? -700_000 : x.total() - o.total();
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        String flat = board.toString().replace("/", "");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(flat.substring(i * n, i * n + n));
            StringBuilder down = new StringBuilder();
            for (int at = i; at < flat.length(); at += n) {
                down.append(flat.charAt(at));
            }
            lines.add(down.toString());
        }
        for (int sum = 4; sum <= 2 * n - 6; sum++) {
            StringBuilder rising = new StringBuilder();
            StringBuilder falling = new StringBuilder();
            for (int row = Math.max(0, sum - n + 1); row <= Math.min(sum, n - 1); row++) {
                rising.append(flat.charAt(row * n + sum - row));
                falling.append(flat.charAt(row * n + n - 1 - (sum - row)));
            }
            lines.add(rising.toString());
            lines.add(falling.toString());
        }
        return lines;
    }

    private static Judged judge(String line) {
        if (line.contains("XXXXX")) {
            return new Judged(true, 0, 0);
        }
        int loose = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            if (window.indexOf('O') < 0) {
                long stones = window.chars().filter(c -> c == 'X').count();
                loose += stones == 2 ? 8 : stones == 1 ? 1 : 0;
            }
        }
        int wins = ways(line, 1);
        if (wins > 0) {
            return wins == 1 ? new Judged(false, loose + 1_800, 1) : new Judged(false, loose + 9_000, 0);
        }
        boolean open = ways(line, 2) > 0;
        boolean three = open || ways(line, 3) > 0;
        return new Judged(false, loose + (open ? 1_100 : three ? 220 : 0), open ? 1 : 0);
    }

    /** On how many free cells a stone makes: 1 a five, 2 two ways to five, 3 a way to five. */
    private static int ways(String line, int what) {
        int ways = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            String next = line.substring(0, i) + 'X' + line.substring(i + 1);
            ways += switch (what) {
                case 1 -> next.contains("XXXXX");
                case 2 -> ways(next, 1) >= 2;
                default -> ways(next, 1) >= 1;
            } ? 1 : 0;
        }
        return ways;
    }
}
