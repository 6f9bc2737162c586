// exercise: 06
// truth: wrong
// mistake: the anti-diagonal from corner to corner is taken twice, from the top row and from the right column
// player: both
// style: strings, by the definitions of the words
// single: yes
// detail: sometimes; only for stones on the long anti-diagonal, where even one open three counts as two threats
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
            if (i > 0) {
                all.add(walk(b, me, i, 0, 1, 1));
            }
            all.add(walk(b, me, 0, i, 1, 1));
        }
        for (int i = 0; i < n; i++) {
            all.add(walk(b, me, 0, i, 1, -1));
            all.add(walk(b, me, i, n - 1, 1, -1));
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
        int x = points(board, Player.X);
        int o = points(board, Player.O);
        if (x == FIVE || o == FIVE) {
            return x == FIVE ? FIVE : -FIVE;
        }
        return x - o;
    }

    private static int points(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        for (String line : lines(board, me)) {
            if (line.contains("xxxxx")) {
                return FIVE;
            }
            int p = rate(line);
            sum += p;
            threats += p >= 1_000 && p < 15_000 ? 1 : 0;
        }
        return Math.min(500_000, sum + (threats > 1 ? 10_000 : 0));
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
