// exercise: 06
// truth: wrong
// mistake: patterns are only read through windows of six cells, so lines of exactly five cells are worth nothing until there are five in a row
// player: both
// style: strings and tables of patterns
// single: yes
// detail: sometimes; only on the diagonals of five cells, and everywhere on 5x5
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

    private static final String[] OPEN_THREES = {".xxx..", "..xxx.", ".x.xx.", ".xx.x."};
    private static final String[] FOURS = {"xxxx.", ".xxxx", "xxx.x", "x.xxx", "xx.xx"};

    /** The best shape of the line, read through a window of six cells. */
    private static int rate(String line) {
        int best = 0;
        int small = 0;
        for (int i = 0; i + 6 <= line.length(); i++) {
            String six = line.substring(i, i + 6);
            int p = 0;
            if (six.equals(".xxxx.")) {
                p = 15_000;
            } else if (has(six, FOURS)) {
                p = 2_500;
            } else if (has(six, OPEN_THREES)) {
                p = 1_200;
            } else {
                int inA = count(six.substring(0, 5));
                int inB = count(six.substring(1));
                p = Math.max(inA, inB) >= 3 ? 200 : 0;
                small += weight(inA) + weight(inB);
            }
            best = Math.max(best, p);
        }
        return best + Math.min(150, small);
    }

    private static boolean has(String six, String[] shapes) {
        for (String shape : shapes) {
            if (six.contains(shape)) {
                return true;
            }
        }
        return false;
    }

    private static int count(String five) {
        return five.contains("o") ? 0 : five.replace(".", "").length();
    }

    private static int weight(int stones) {
        return stones == 2 ? 6 : stones == 1 ? 1 : 0;
    }
}
