// exercise: 06
// truth: wrong
// mistake: the bonus for two threats is given for two fours or for two open threes, but not for a four with an open three
// player: both
// style: bit masks, counters in an array
// single: yes
// detail: sometimes; only a four together with an open three
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 1_000_000, CAP = 450_000;

    // sum, fours, five, open threes
    public int value(Board b) {
        int n = b.size();
        int[] x = new int[4], o = new int[4];
        for (int k = 0; k < n; k++) {
            read(b, k, 0, 0, 1, x, o);
            read(b, 0, k, 1, 0, x, o);
        }
        for (int k = -(n - 1); k < n; k++) {
            read(b, Math.max(0, -k), Math.max(0, k), 1, 1, x, o);
            read(b, Math.max(0, -k), n - 1 - Math.max(0, k), 1, -1, x, o);
        }
        if (x[2] > 0) return WIN;
        if (o[2] > 0) return -WIN;
        return total(x) - total(o);
    }

    static int total(int[] acc) {
        int sum = acc[0] + (acc[1] >= 2 || acc[3] >= 2 ? 30_000 : 0);
        return sum > CAP ? CAP : sum;
    }

    static void read(Board b, int r, int c, int dr, int dc, int[] x, int[] o) {
        int n = b.size(), xs = 0, os = 0, length = 0;
        for (; r < n && c < n && c >= 0; r += dr, c += dc, length++) {
            if (b.has(Player.X, r, c)) xs |= 1 << length;
            if (b.has(Player.O, r, c)) os |= 1 << length;
        }
        scan(xs, os, length, x);
        scan(os, xs, length, o);
    }

    static void scan(int mine, int theirs, int length, int[] acc) {
        int completing = 0, seen = 0, twice = 0;
        for (int from = 0; from + 5 <= length; from++) {
            int window = 0b11111 << from;
            if ((theirs & window) != 0) continue;
            int gaps = window & ~mine;
            switch (Integer.bitCount(gaps)) {
                case 0: acc[2] = 1; break;
                case 1: completing |= gaps; break;
                case 2:
                    twice |= seen & gaps;
                    seen |= gaps;
                    break;
                case 3: acc[0] += 15; break;
                case 4: acc[0] += 1; break;
                default: break;
            }
        }
        if (Integer.bitCount(completing) >= 2) {
            acc[0] += 60_000;
        } else if (completing != 0) {
            acc[0] += 6_000;
            acc[1]++;
        } else if (twice != 0) {
            acc[0] += 4_000;
            acc[3]++;
        } else if (seen != 0) {
            acc[0] += 500;
        }
    }
}
