// exercise: 06
// truth: wrong
// mistake: the cells that complete a five are collected in one mask for the whole side, which is not emptied from one line to the next
// player: both
// style: bit masks, one array for each side
// single: yes
// detail: always, as soon as there is one four: every line after it counts as one with a four
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 1_000_000, CAP = 450_000;

    // points, threats, five, cells
    public int value(Board b) {
        int n = b.size();
        int[] xs1 = new int[4], os1 = new int[4];
        for (int k = 0; k < n; k++) {
            addLine(b, k, 0, 0, 1, xs1, os1);
            addLine(b, 0, k, 1, 0, xs1, os1);
        }
        for (int k = -(n - 1); k < n; k++) {
            addLine(b, Math.max(0, -k), Math.max(0, k), 1, 1, xs1, os1);
            addLine(b, Math.max(0, -k), n - 1 - Math.max(0, k), 1, -1, xs1, os1);
        }
        if (xs1[2] > 0) return WIN;
        if (os1[2] > 0) return -WIN;
        return total(xs1) - total(os1);
    }

    static int total(int[] info) {
        int sum = info[0] + (info[1] >= 2 ? 30_000 : 0);
        return sum > CAP ? CAP : sum;
    }

    static void addLine(Board b, int row, int col, int dr, int dc, int[] xs1, int[] os1) {
        int n = b.size(), xs = 0, os = 0, length = 0;
        for (; row < n && col < n && col >= 0; row += dr, col += dc, length++) {
            if (b.has(Player.X, row, col)) xs |= 1 << length;
            if (b.has(Player.O, row, col)) os |= 1 << length;
        }
        addSide(xs, os, length, xs1);
        addSide(os, xs, length, os1);
    }

    static void addSide(int mine, int theirs, int length, int[] info) {
        int makers = 0, doubleMakers = 0;
        for (int from = 0; from + 5 <= length; from++) {
            int window = 0b11111 << from;
            if ((theirs & window) != 0) continue;
            int gaps = window & ~mine;
            switch (Integer.bitCount(gaps)) {
                case 0: info[2] = 1; break;
                case 1: info[3] |= gaps; break;
                case 2:
                    doubleMakers |= makers & gaps;
                    makers |= gaps;
                    break;
                case 3: info[0] += 15; break;
                case 4: info[0] += 1; break;
                default: break;
            }
        }
        if (Integer.bitCount(info[3]) >= 2) {
            info[0] += 60_000;
        } else if (info[3] != 0) {
            info[0] += 6_000;
            info[1]++;
        } else if (doubleMakers != 0) {
            info[0] += 4_000;
            info[1]++;
        } else if (makers != 0) {
            info[0] += 500;
        }
    }
}
