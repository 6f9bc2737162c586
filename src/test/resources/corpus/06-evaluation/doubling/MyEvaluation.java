// exercise: 06
// truth: wrong
// mistake: the bonus for several threats is doubled with each further one by a shift, which overflows before it is cut off at the top
// player: both
// style: lines as bit masks, conditional expressions
// single: yes
// detail: from 20 threats of one side on (larger boards, full of them): the bonus becomes negative, the value leaves the bounds or has the wrong sign

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int CAP = 450_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] x = new int[6 * n];
        int[] o = new int[6 * n];
        for (int r = 0; r < n; r++) {
            spread(x, n, r, board.row(Player.X, r));
            spread(o, n, r, board.row(Player.O, r));
        }
        int forX = side(x, o, n);
        int forO = side(o, x, n);
        return forX == WIN ? WIN : forO == WIN ? -WIN : forX - forO;
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
            int twice = 0;
            int lastPair = 0;
            int weak = 0;
            for (int w = from; w + 5 <= to; w++) {
                int window = 0b11111 << w;
                if ((other[i] & window) != 0) {
                    continue;
                }
                int free = window & ~own[i];
                int gaps = Integer.bitCount(free);
                if (gaps == 0) {
                    return WIN;
                }
                completing |= gaps == 1 ? free : 0;
                if (gaps == 2 && free != lastPair) {
                    twice |= once & free;
                    once |= free;
                    lastPair = free;
                }
                weak += gaps == 3 ? 8 : gaps == 4 ? 1 : 0;
            }
            int grade = Integer.bitCount(completing) > 1
                    ? 9_000
                    : completing != 0 ? 1_400 : twice != 0 ? 900 : once != 0 ? 170 : 0;
            threats += grade == 1_400 || grade == 900 ? 1 : 0;
            sum += weak + grade;
        }
        sum += threats < 2 ? 0 : 3_000 << threats; // twice as much with each further one
        return Math.min(CAP, sum);
    }
}
