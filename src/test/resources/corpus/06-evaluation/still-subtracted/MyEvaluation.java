// exercise: 06
// truth: wrong
// mistake: after five in a row the patterns of the other side are still subtracted, and they may be worth as much as five
// player: both
// style: lines as bit masks, one expression for both sides
// single: yes
// detail: only where the side that has lost has several open fours: then the five is worth less than some boards without five

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 100_000;
    private static final int CAP = 90_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] x = new int[6 * n];
        int[] o = new int[6 * n];
        for (int r = 0; r < n; r++) {
            spread(x, n, r, board.row(Player.X, r));
            spread(o, n, r, board.row(Player.O, r));
        }
        return side(x, o, n) - side(o, x, n);
    }

    /** Rows, columns, falling diagonals and rising ones, each as a mask. A cell's bit in a diagonal is its row. */
    private static void spread(int[] lines, int n, int r, long row) {
        lines[r] = (int) row;
        for (; row != 0; row &= row - 1) {
            int c = Long.numberOfTrailingZeros(row);
            lines[n + c] |= 1 << r;
            lines[2 * n + (c - r + n - 1)] |= 1 << r;
            lines[4 * n + c + r] |= 1 << r;
        }
    }

    private static int side(int[] own, int[] other, int n) {
        int sum = 0;
        int threats = 0;
        for (int i = 0; i < own.length; i++) {
            int from = 0;
            int to = n;
            if (i >= 2 * n) { // the rows in which the diagonal has cells
                int k = i >= 4 * n ? i - 4 * n : i - 2 * n - (n - 1);
                from = i >= 4 * n ? Math.max(0, k - n + 1) : Math.max(0, -k);
                to = i >= 4 * n ? Math.min(n, k + 1) : Math.min(n, n - k);
            }
            if (own[i] == 0) {
                continue;
            }
            int completing = 0;
            int once = 0;
            int twice = 0; // free cells of two windows or more
            int lastPair = 0;
            int weak = 0;
            for (int w = from; w + 5 <= to; w++) {
                int window = 0b11111 << w;
                if ((other[i] & window) != 0) {
                    continue;
                }
                int free = window & ~own[i];
                switch (Integer.bitCount(free)) {
                    case 0:
                        return WIN;
                    case 1:
                        completing |= free;
                        break;
                    case 2:
                        if (free != lastPair) { // two windows may lack the same two cells
                            twice |= once & free;
                            once |= free;
                            lastPair = free;
                        }
                        break;
                    case 3:
                        weak += 8;
                        break;
                    case 4:
                        weak += 1;
                        break;
                    default:
                        break;
                }
            }
            int grade = Integer.bitCount(completing) > 1
                    ? 9_000
                    : completing != 0 ? 1_400 : twice != 0 ? 900 : once != 0 ? 170 : 0;
            threats += grade == 1_400 || grade == 900 ? 1 : 0;
            sum += weak + grade;
        }
        sum += threats < 2 ? 0 : 4_000;
        return sum < CAP ? sum : CAP;
    }
}
