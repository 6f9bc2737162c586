// exercise: 06
// truth: right
// mistake: none; the cells that make five come from shifted masks, without trying any
// player: both
// style: long masks of whole lines, shifts instead of loops over windows
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FULL = 1_000_000;

    private int sum;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = standing(board, Player.X);
        if (five) {
            return FULL;
        }
        int o = standing(board, Player.O);
        if (five) {
            return -FULL;
        }
        return x - o;
    }

    private int standing(Board board, Player me) {
        sum = 0;
        threats = 0;
        five = false;
        int n = board.size();
        long[] own = new long[6 * n];
        long[] free = new long[6 * n];
        for (int r = 0; r < n; r++) {
            own[r] = board.row(me, r);
            free[r] = (1L << n) - 1 & ~(own[r] | board.row(me.opponent(), r));
            for (int c = 0; c < n; c++) {
                long mine = own[r] >> c & 1;
                long empty = free[r] >> c & 1;
                int falling = 2 * n + (r - c + n);
                int rising = 4 * n + r + c;
                own[n + c] |= mine << r;
                free[n + c] |= empty << r;
                own[falling] |= mine << c;
                free[falling] |= empty << c;
                own[rising] |= mine << c;
                free[rising] |= empty << c;
            }
        }
        for (int i = 0; i < own.length; i++) {
            if (own[i] != 0) {
                line(own[i], free[i]);
            }
        }
        return Math.min(threats < 2 ? sum : sum + 8_000, 700_000);
    }

    private void line(long own, long free) {
        long usable = own | free;
        long starts = usable & usable >> 1 & usable >> 2 & usable >> 3 & usable >> 4;
        if ((own & own >> 1 & own >> 2 & own >> 3 & own >> 4) != 0) {
            five = true;
            return;
        }
        int small = 0;
        for (long s = starts; s != 0; s &= s - 1) {
            int stones = Long.bitCount(own >> Long.numberOfTrailingZeros(s) & 31);
            small += stones == 1 ? 2 : stones == 2 ? 24 : 0;
        }
        sum += small;
        int ways = Long.bitCount(wins(own, free));
        if (ways >= 2) {
            sum += 25_000;
            return;
        }
        if (ways == 1) {
            sum += 3_000;
            threats++;
            return;
        }
        int next = 0;
        for (long f = free; f != 0; f &= f - 1) {
            long bit = f & -f;
            next = Math.max(next, Long.bitCount(wins(own | bit, free & ~bit)));
        }
        if (next >= 2) {
            sum += 2_400;
            threats++;
        } else if (next == 1) {
            sum += 260;
        }
    }

    /** The free cells on which one more stone makes five. */
    private static long wins(long own, long free) {
        long left1 = own << 1;
        long left2 = left1 & own << 2;
        long left3 = left2 & own << 3;
        long left4 = left3 & own << 4;
        long right1 = own >> 1;
        long right2 = right1 & own >> 2;
        long right3 = right2 & own >> 3;
        long right4 = right3 & own >> 4;
        return free & (left4 | left3 & right1 | left2 & right2 | left1 & right3 | right4);
    }
}
