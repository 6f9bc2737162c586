// exercise: 06
// truth: wrong
// mistake: the lines are numbered, with only n numbers for the 2n-1 diagonals down to the right, so one below the main diagonal shares its number with one down to the left and they are taken for one line
// player: both
// style: four explicit double loops, map from line number to what was found
// kind: subtle
// single: yes
// detail: two threats at once, one on a diagonal down to the right below the main one, the other on the diagonal down to the left with the same number: they count as one line, boards of 10 and more
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 600_000;

    /** What the windows of one line have shown. */
    private static final class Line {
        final BitSet wins = new BitSet();
        final Map<Integer, Integer> pairs = new HashMap<>();
    }

    @Override
    public int value(Board board) {
        int x = points(board, Player.X);
        int o = points(board, Player.O);
        return x == FIVE ? FIVE : o == FIVE ? -FIVE : x - o;
    }

    private int sum;
    private boolean five;
    /** Lines by number: n rows, n columns, and the diagonals of either kind after them. */
    private Map<Integer, Line> lines;

    private int points(Board board, Player me) {
        int n = board.size();
        sum = 0;
        five = false;
        lines = new HashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c <= n - 5; c++) {
                window(board, me, r, c, 0, 1, r);
            }
        }
        for (int r = 0; r <= n - 5; r++) {
            for (int c = 0; c < n; c++) {
                window(board, me, r, c, 1, 0, n + c);
            }
        }
        for (int r = 0; r <= n - 5; r++) {
            for (int c = 0; c <= n - 5; c++) {
                window(board, me, r, c, 1, 1, 2 * n + (n - 1) + r - c);
            }
        }
        for (int r = 0; r <= n - 5; r++) {
            for (int c = 4; c < n; c++) {
                window(board, me, r, c, 1, -1, 3 * n + r + c);
            }
        }
        if (five) {
            return FIVE;
        }
        int threats = 0;
        for (Line line : lines.values()) {
            int wins = line.wins.cardinality();
            if (wins > 0) {
                sum += wins > 1 ? 10_000 : 1_500;
                threats += wins > 1 ? 0 : 1;
            } else if (!line.pairs.isEmpty()) {
                int union = 0;
                int all = 0;
                for (int pair : line.pairs.keySet()) {
                    union |= pair;
                    all += 2;
                }
                boolean open = Integer.bitCount(union) < all;
                sum += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(400_000, sum + (threats >= 2 ? 5_000 : 0));
    }

    private void window(Board board, Player me, int r, int c, int dr, int dc, int id) {
        int stones = 0;
        int free = 0;
        for (int i = 0; i < 5; i++) {
            int y = r + i * dr;
            int x = c + i * dc;
            if (board.has(me.opponent(), y, x)) {
                return;
            }
            if (board.has(me, y, x)) {
                stones++;
            } else {
                free |= 1 << (dr == 0 ? x : y);
            }
        }
        if (stones == 5) {
            five = true;
        } else if (stones == 4) {
            lines.computeIfAbsent(id, k -> new Line()).wins.set(Integer.numberOfTrailingZeros(free));
        } else if (stones == 3) {
            lines.computeIfAbsent(id, k -> new Line()).pairs.put(free, 1);
        } else {
            sum += stones == 2 ? 10 : stones;
        }
    }
}
