// exercise: 06
// truth: right
// mistake: none; a line is rated by trying stones on its text, and the ratings of line texts are remembered for good in a static map
// player: both
// style: static memo for each line's text, stones are tried on it
// single: yes
// detail: -
import java.util.*;
import java.util.concurrent.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<String, int[]> RATED = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        String x = board.drawn().replace(" ", "");
        String o = x.replace('X', '-').replace('O', 'X').replace('-', 'O');
        int[] mine = total(x.split("\n"));
        int[] theirs = total(o.split("\n"));
        return mine[2] > 0 ? 777_777 : theirs[2] > 0 ? -777_777 : mine[0] - theirs[0];
    }

    /** points, threats, fives */
    private static int[] total(String[] rows) {
        int n = rows.length;
        int[] total = new int[3];
        for (int i = 0; i < 6 * n; i++) {
            StringBuilder line = new StringBuilder();
            int k = i / 6;
            switch (i % 6) {
                case 0 -> line.append(rows[k]);
                case 1 -> Arrays.stream(rows).forEach(row -> line.append(row.charAt(k)));
                case 2 -> { for (int r = k, c = 0; r < n; r++, c++) line.append(rows[r].charAt(c)); }
                case 3 -> { for (int r = 0, c = k + 1; c < n; r++, c++) line.append(rows[r].charAt(c)); }
                case 4 -> { for (int r = k, c = n - 1; r < n; r++, c--) line.append(rows[r].charAt(c)); }
                default -> { for (int r = 0, c = k - 1; c >= 0; r++, c--) line.append(rows[r].charAt(c)); }
            }
            int[] rating = RATED.computeIfAbsent(line.toString(), MyEvaluation::rate);
            for (int j = 0; j < 3; j++) total[j] += rating[j];
        }
        total[0] = Math.min(total[0] + (total[1] >= 2 ? 20_000 : 0), 600_000);
        return total;
    }

    private static int[] rate(String line) {
        if (line.contains("XXXXX")) return new int[] {0, 0, 1};
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String w = line.substring(i, i + 5);
            if (w.contains("O")) continue;
            int stones = 5 - w.replace("X", "").length();
            points += new int[] {0, 2, 15, 15, 15}[stones];
        }
        points = Math.min(points, 250);
        int fives = fives(line);
        if (fives >= 2) return new int[] {60_000 + points, 0, 0};
        if (fives == 1) return new int[] {6_000 + points, 1, 0};
        int best = 0;
        for (String next : tries(line)) best = Math.max(best, fives(next));
        return best >= 2 ? new int[] {4_000 + points, 1, 0} : best == 1 ? new int[] {500 + points, 0, 0} : new int[] {points, 0, 0};
    }

    private static int fives(String line) {
        return (int) tries(line).stream().filter(next -> next.contains("XXXXX")).count();
    }

    private static List<String> tries(String line) {
        List<String> all = new ArrayList<>();
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            all.add(line.substring(0, i) + 'X' + line.substring(i + 1));
        }
        return all;
    }
}
