// exercise: 06
// truth: wrong
// mistake: for runs without a gap only the cells next to them are looked at, so three (or two) stones with a free end count though there is no room for five
// player: both
// style: runs with zero, one or two free ends, gaps by strings
// single: yes
// detail: sometimes; only where the other side's stones or edges leave four cells or fewer, such as OXXX.O, which counts more than an open two
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

    /** Best run or gapped shape of the line. */
    private static int rate(String text) {
        String line = "o" + text + "o";
        int best = 0;
        int small = 0;
        for (int i = 0; i < line.length(); i++) {
            int len = 0;
            while (line.charAt(i) == 'x') {
                len++;
                i++;
            }
            if (len > 0) {
                boolean left = line.charAt(i - len - 1) == '.';
                boolean right = line.charAt(i) == '.';
                int ends = (left ? 1 : 0) + (right ? 1 : 0);
                if (len == 4 && ends > 0) best = Math.max(best, ends == 2 ? 15_000 : 2_500);
                if (len == 3 && ends > 0) best = Math.max(best, 200);
                if (len == 2) small += 20 * ends;
                if (len == 1) small += 2 * ends;
            }
        }
        for (String gap : List.of("xxx.x", "x.xxx", "xx.xx")) {
            if (line.contains(gap)) best = Math.max(best, 2_500);
        }
        for (String open : List.of(".xxx..", "..xxx.", ".xx.x.", ".x.xx.")) {
            if (line.contains(open)) best = Math.max(best, 1_200);
        }
        for (String three : List.of("xx.x.", ".xx.x", "x.xx.", ".x.xx", "xx..x", "x..xx", "x.x.x")) {
            if (line.contains(three)) best = Math.max(best, 200);
        }
        return best + Math.min(150, small);
    }
}
