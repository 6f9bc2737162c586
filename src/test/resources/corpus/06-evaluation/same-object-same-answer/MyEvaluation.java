// exercise: 06
// truth: wrong
// mistake: the last board object and its value are kept, and the same object gets the same answer although other stones may be on it by now
// player: both
// style: small methods on strings, a one-element cache
// single: yes
// detail: only if one and the same board object is changed between two calls in a row
import java.util.function.IntBinaryOperator;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board cachedBoard;
    private int cachedValue;

    @Override
    public int value(Board board) {
        if (board != cachedBoard) {
            cachedValue = compute(board);
            cachedBoard = board;
        }
        return cachedValue;
    }

    private static int compute(Board board) {
        long x = side(board, Player.X);
        long o = side(board, Player.O);
        if (x < 0) return 999_999;
        if (o < 0) return -999_999;
        return (int) (x - o);
    }

    private static long side(Board board, Player me) {
        int n = board.size();
        IntBinaryOperator cell = (r, c) -> r < 0 || c < 0 || r >= n || c >= n || board.has(me.opponent(), r, c)
                ? '#'
                : board.has(me, r, c) ? 'x' : '.';
        long sum = 0;
        int threats = 0;
        for (int i = -n; i < 2 * n; i++) {
            StringBuilder a = new StringBuilder();
            StringBuilder b = new StringBuilder();
            StringBuilder c = new StringBuilder();
            StringBuilder d = new StringBuilder();
            for (int j = 0; j < n; j++) {
                a.append((char) cell.applyAsInt(i, j));
                b.append((char) cell.applyAsInt(j, i));
                c.append((char) cell.applyAsInt(j, i + j));
                d.append((char) cell.applyAsInt(j, i - j));
            }
            for (StringBuilder line : new StringBuilder[] {a, b, c, d}) {
                if (line.indexOf("x") < 0) continue;
                int rank = rank(line);
                if (rank == 9) return -1;
                sum += few(line);
                sum += new int[] {0, 140, 1100, 1500, 10000}[rank];
                if (rank == 2 || rank == 3) threats++;
            }
        }
        return Math.min(300_000, sum + (threats > 1 ? 4500 : 0));
    }

    private static int rank(StringBuilder s) {
        if (s.indexOf("xxxxx") >= 0) return 9;
        int now = completions(s);
        if (now > 0) return now > 1 ? 4 : 3;
        int next = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '.') {
                s.setCharAt(i, 'x');
                next = Math.max(next, completions(s));
                s.setCharAt(i, '.');
            }
        }
        return next > 1 ? 2 : next;
    }

    private static int completions(StringBuilder s) {
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '.') {
                s.setCharAt(i, 'x');
                if (s.indexOf("xxxxx") >= 0) count++;
                s.setCharAt(i, '.');
            }
        }
        return count;
    }

    private static int few(StringBuilder s) {
        int points = 0;
        for (int i = 0; i + 5 <= s.length(); i++) {
            String w = s.substring(i, i + 5);
            if (w.contains("#")) continue;
            int k = w.replace(".", "").length();
            if (k == 1) points += 1;
            if (k == 2) points += 18;
        }
        return points;
    }
}
