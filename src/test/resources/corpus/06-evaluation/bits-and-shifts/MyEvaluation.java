// exercise: 06
// truth: right
// mistake: none; a line is two numbers of bits, and shifts find the windows
// player: both
// style: bit masks of long, negation for O
// single: yes
// detail: always
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEP = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] SMALL = {0, 1, 10, 0, 0, 0};

    @Override
    public int value(Board b) {
        long[] x = sum(b, Player.MAX), o = sum(b, Player.MIN);
        if (x[0] != o[0]) return x[0] > o[0] ? 1_000_000 : -1_000_000;
        return (int) (total(x) - total(o));
    }

    private static long total(long[] s) {
        return Math.min(950_000, 3 * s[1] + (s[2] >= 2 ? 15_000 : 0));
    }

    private static long[] sum(Board b, Player p) {
        long[] s = new long[3];
        int n = b.size();
        for (int[] d : STEP)
            for (int k = 0; k < n * n; k++) {
                int r = k / n, c = k % n;
                if (r - d[0] >= 0 && c - d[1] >= 0 && c - d[1] < n) continue;
                long own = 0, can = 0;
                int length = 0;
                for (; r < n && c >= 0 && c < n; r += d[0], c += d[1], length++) {
                    if (b.has(p, r, c)) own |= 1L << length;
                    if (!b.has(p.opponent(), r, c)) can |= 1L << length;
                }
                line(s, own, can, length);
            }
        return s;
    }

    private static void line(long[] s, long own, long can, int length) {
        long four = 0;
        long once = 0;
        long twice = 0;
        for (int i = 0; i + 5 <= length; i++) {
            long w = 31L << i;
            if ((can & w) != w) continue;
            int stones = Long.bitCount(own & w);
            s[1] += SMALL[stones];
            long lacks = w & ~own;
            if (stones == 5) s[0] = 1;
            if (stones == 4) four |= lacks;
            if (stones == 3) {
                boolean again = false;
                for (int j = 0; j < i; j++) {
                    long v = 31L << j;
                    again |= (can & v) == v && (v & ~own) == lacks;
                }
                if (!again) {
                    twice |= once & lacks;
                    once |= lacks;
                }
            }
        }
        if (four != 0) {
            boolean open = Long.bitCount(four) > 1;
            s[1] += open ? 10_000 : 1_500;
            s[2] += open ? 0 : 1;
        } else if (once != 0) {
            s[1] += twice != 0 ? 1_000 : 200;
            s[2] += twice != 0 ? 1 : 0;
        }
    }
}
