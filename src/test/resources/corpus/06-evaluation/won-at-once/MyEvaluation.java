// exercise: 06
// truth: wrong
// mistake: an open four counts as won at once unless the other side has a four, but fours with a gap are forgotten there and then count nothing
// player: both
// style: strings; an early decision for open fours
// single: yes
// detail: sometimes; only for an open four against OO.OO, OOO.O or O.OOO
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 700_000;

    private static List<String> lines(Board b, Player me) {
        int n = b.size();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(walk(b, me, i, 0, 0, 1));
            all.add(walk(b, me, 0, i, 1, 0));
            all.add(walk(b, me, 0, i, 1, 1));
            all.add(walk(b, me, 0, i, 1, -1));
            if (i > 0) {
                all.add(walk(b, me, i, 0, 1, 1));
                all.add(walk(b, me, i, n - 1, 1, -1));
            }
        }
        return all;
    }

    /** The line from a cell on until the board ends: x for mine, o for the other's, . for empty. */
    private static String walk(Board b, Player me, int r, int c, int dr, int dc) {
        StringBuilder s = new StringBuilder();
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size()) {
            s.append(b.has(me, r, c) ? 'x' : b.isEmpty(r, c) ? '.' : 'o');
            r += dr;
            c += dc;
        }
        return s.toString();
    }

    @Override
    public int value(Board board) {
        int[] x = points(board, Player.X);
        int[] o = points(board, Player.O);
        if (x[0] == FIVE || o[0] == FIVE) {
            return x[0] == FIVE ? FIVE : -FIVE;
        }
        boolean xWins = x[1] > 0 && !hasFour(board, Player.O);
        boolean oWins = o[1] > 0 && !hasFour(board, Player.X);
        if (xWins != oWins) {
            return xWins ? 600_000 + x[0] / 1_000 : -600_000 - o[0] / 1_000; // nothing can stop it
        }
        return x[0] - o[0];
    }

    /** Whether the player could make five now. */
    private static boolean hasFour(Board board, Player me) {
        return lines(board, me).stream().anyMatch(line -> line.contains("xxxx.") || line.contains(".xxxx"));
    }

    /** The points, and how many open fours. */
    private static int[] points(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        int openFours = 0;
        for (String line : lines(board, me)) {
            if (line.contains("xxxxx")) {
                return new int[] {FIVE, 0};
            }
            int p = rate(line);
            sum += p;
            threats += p >= 1_000 && p < 15_000 ? 1 : 0;
            openFours += p >= 15_000 ? 1 : 0;
        }
        return new int[] {Math.min(500_000, sum + (threats > 1 ? 10_000 : 0)), openFours};
    }

    private static int rate(String line) {
        int fives = 0;
        int fours = 0;
        boolean openFour = false;
        int small = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                String more = line.substring(0, i) + 'x' + line.substring(i + 1);
                int ways = waysToFive(more);
                if (more.contains("xxxxx")) fives++;
                else if (ways > 1) openFour = true;
                else if (ways == 1) fours++;
            }
            if (i + 5 <= line.length()) {
                String w = line.substring(i, i + 5);
                long mine = w.chars().filter(ch -> ch == 'x').count();
                if (w.indexOf('o') < 0) small += mine == 2 ? 12 : mine == 1 ? 1 : 0;
            }
        }
        if (fives > 0) return small + (fives > 1 ? 15_000 : 2_000);
        return small + (openFour ? 1_300 : fours > 0 ? 180 : 0);
    }

    private static int waysToFive(String line) {
        int ways = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && (line.substring(0, i) + 'x' + line.substring(i + 1)).contains("xxxxx")) ways++;
        }
        return ways;
    }
}
