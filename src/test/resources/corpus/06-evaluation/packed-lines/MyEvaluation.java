// exercise: 06
// truth: wrong
// mistake: The cells of a line are packed into a long with two bits each, but the shift is one of an int, which takes 2*i modulo 32: the cells from the 17th on land on the first ones.
// player: both
// style: lines packed into numbers, masks of windows
// kind: subtle
// single: yes
// detail: only on boards of 17 to 19 rows: lines longer than 16 cells with stones on the cells from the 17th on
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final long LOW = 0b0101010101L; // the lower bit of each of five cells
    private static final int WON = 600_000;

    private final int[] down = {0, 1, 1, 1};
    private final int[] right = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int[] points = new int[3]; // by stone: 1 for X, 2 for O
        int[] threats = new int[3];
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            for (int edge = 0; edge < 2 * n - 1; edge++) {
                // Along the top edge, and for the diagonals down the side at which they begin, for rows down the left edge.
                int row = d == 0 ? edge : Math.max(0, edge - n + 1);
                int column = d == 0 ? 0 : edge < n ? edge : d == 2 ? 0 : n - 1;
                if (d == 3 && edge >= n || d == 2 && edge >= n) {
                    row = edge - n + 1;
                }
                if (row >= n || (d < 2 && edge >= n)) {
                    continue;
                }
                long packed = 0;
                int length = 0;
                for (int r = row, c = column; r < n && c >= 0 && c < n; r += down[d], c += right[d]) {
                    int cell = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : 0;
                    packed |= cell << 2 * length;
                    length++;
                }
                packed &= (1L << 2 * length) - 1;
                for (int who = 1; who <= 2; who++) {
                    int found = read(packed, length, who);
                    if (found == WON) {
                        return who == 1 ? WON : -WON;
                    }
                    points[who] += found >> 1;
                    threats[who] += found & 1;
                }
            }
        }
        return total(points[1], threats[1]) - total(points[2], threats[2]);
    }

    private static int total(int points, int threats) {
        return Math.min(500_000, points + (threats > 1 ? 5_500 : 0));
    }

    /** Twice the points, and one more for a threat. */
    private static int read(long packed, int length, int who) {
        long mine = who == 1 ? packed : packed >> 1; // his stones in the lower bits
        long his = who == 1 ? packed >> 1 : packed;
        int small = 0;
        boolean three = false;
        for (int s = 0; s + 5 <= length; s++) {
            if ((his >> 2 * s & LOW) == 0) {
                int stones = Long.bitCount(mine >> 2 * s & LOW);
                if (stones == 5) {
                    return WON;
                }
                three |= stones == 3;
                small += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
        }
        int wins = wins(mine, his, length);
        if (wins > 1) {
            return small + 11_000 << 1;
        } else if (wins == 1) {
            return (small + 1_600 << 1) + 1;
        } else if (!three) {
            return small << 1;
        }
        for (int i = 0; i < length; i++) {
            if (((mine | his) >> 2 * i & 1) == 0 && wins(mine | 1L << 2 * i, his, length) > 1) {
                return (small + 1_050 << 1) + 1;
            }
        }
        return small + 210 << 1;
    }

    private static int wins(long mine, long his, int length) {
        long cells = 0;
        for (int s = 0; s + 5 <= length; s++) {
            long window = mine >> 2 * s & LOW;
            if ((his >> 2 * s & LOW) == 0 && Long.bitCount(window) == 4) {
                cells |= (window ^ LOW) << 2 * s;
            }
        }
        return Long.bitCount(cells);
    }
}
