// exercise: 06
// truth: right
// mistake: none; each line is two ints, windows are masks
// player: both
// style: bit masks, one pass per line, static methods
// single: yes
// detail: always
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 1_000_000, CAP = 450_000;

    // results of one side, packed: sum in [0], threats in [1], five in [2]
    public int value(Board b) {
        int n = b.size();
        int[] x = new int[3], o = new int[3];
        for (int k = 0; k < n; k++) {
            both(b, k, 0, 0, 1, x, o);
            both(b, 0, k, 1, 0, x, o);
        }
        for (int k = -(n - 1); k < n; k++) {
            both(b, Math.max(0, -k), Math.max(0, k), 1, 1, x, o);
            both(b, Math.max(0, -k), n - 1 - Math.max(0, k), 1, -1, x, o);
        }
        if (x[2] > 0) return WIN;
        if (o[2] > 0) return -WIN;
        return total(x) - total(o);
    }

    static int total(int[] side) {
        int sum = side[0] + (side[1] >= 2 ? 30_000 : 0);
        return sum > CAP ? CAP : sum;
    }

    static void both(Board b, int r, int c, int dr, int dc, int[] x, int[] o) {
        int n = b.size(), xs = 0, os = 0, length = 0;
        for (; r < n && c < n && c >= 0; r += dr, c += dc, length++) {
            if (b.has(Player.X, r, c)) xs |= 1 << length;
            if (b.has(Player.O, r, c)) os |= 1 << length;
        }
        line(xs, os, length, x);
        line(os, xs, length, o);
    }

    static void line(int mine, int theirs, int length, int[] side) {
        int winners = 0, makers = 0, doubleMakers = 0;
        for (int from = 0; from + 5 <= length; from++) {
            int window = 0b11111 << from;
            if ((theirs & window) != 0) continue;
            int gaps = window & ~mine;
            switch (Integer.bitCount(gaps)) {
                case 0: side[2] = 1; break;
                case 1: winners |= gaps; break;
                case 2:
                    doubleMakers |= makers & gaps;
                    makers |= gaps;
                    break;
                case 3: side[0] += 15; break;
                case 4: side[0] += 1; break;
                default: break;
            }
        }
        if (Integer.bitCount(winners) >= 2) {
            side[0] += 60_000;
        } else if (winners != 0) {
            side[0] += 6_000;
            side[1]++;
        } else if (doubleMakers != 0) {
            side[0] += 4_000;
            side[1]++;
        } else if (makers != 0) {
            side[0] += 500;
        }
    }
}
