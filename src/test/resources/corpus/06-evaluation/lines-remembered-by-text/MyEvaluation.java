// exercise: 06
// truth: right
// mistake: none; unusual: what a line is worth is kept in a static table by its text and the side, between calls, boards and objects; patterns are named by trying stones in the text (how many cells make five, does one stone make two such cells), and the bonus grows with the square of the number of threats
// player: both
// style: static ConcurrentHashMap by line text, recursion on strings, five at exactly ±1,000,000
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Worth(boolean five, boolean threat, int points) {}

    private static final Map<String, Worth> KNOWN = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        int[] points = new int[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        for (String line : lines(board)) {
            for (int side = 0; side < 2; side++) {
                String mine = side == 0 ? line : exchanged(line);
                if (mine.indexOf('X') < 0) {
                    continue;
                }
                if (KNOWN.size() > 200_000) {
                    KNOWN.clear();
                }
                Worth worth = KNOWN.computeIfAbsent(mine, MyEvaluation::read);
                five[side] |= worth.five();
                threats[side] += worth.threat() ? 1 : 0;
                points[side] += worth.points();
            }
        }
        if (five[0] != five[1]) {
            return five[0] ? 1_000_000 : -1_000_000;
        }
        return total(points[0], threats[0]) - total(points[1], threats[1]);
    }

    private static int total(int points, int threats) {
        return Math.min(900_000, points + 2_500 * threats * (threats - 1));
    }

    private static Worth read(String line) {
        if (line.contains("XXXXX")) {
            return new Worth(true, false, 0);
        }
        int small = IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(i -> line.substring(i, i + 5))
                .filter(window -> !window.contains("O"))
                .mapToInt(window -> (int) window.chars().filter(c -> c == 'X').count())
                .map(stones -> stones == 1 ? 1 : stones == 2 ? 10 : 0)
                .sum();
        int ways = ways(line);
        if (ways > 0) {
            return ways > 1 ? new Worth(false, false, 14_000 + small) : new Worth(false, true, 2_100 + small);
        }
        int most = with(line).stream().mapToInt(MyEvaluation::ways).max().orElse(0);
        return most > 1
                ? new Worth(false, true, 1_700 + small)
                : new Worth(false, false, (most == 1 ? 190 : 0) + small);
    }

    /** The cells that make five. */
    private static int ways(String line) {
        return (int) with(line).stream().filter(next -> next.contains("XXXXX")).count();
    }

    /** The line with one more X, in every way. */
    private static List<String> with(String line) {
        List<String> all = new ArrayList<>();
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            all.add(line.substring(0, i) + 'X' + line.substring(i + 1));
        }
        return all;
    }

    private static String exchanged(String line) {
        return line.replace('X', '?').replace('O', 'X').replace('?', 'O');
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        String[] rows = board.toString().split("/");
        List<String> lines = new ArrayList<>(List.of(rows));
        for (int slope = -1; slope <= 1; slope++) {
            for (int first = 1 - n; first < 2 * n - 1; first++) {
                StringBuilder line = new StringBuilder();
                for (int r = 0; r < n; r++) {
                    int c = first + slope * r;
                    if (c >= 0 && c < n) {
                        line.append(rows[r].charAt(c));
                    }
                }
                if (line.length() >= 5) {
                    lines.add(line.toString());
                }
            }
        }
        return lines;
    }
}
