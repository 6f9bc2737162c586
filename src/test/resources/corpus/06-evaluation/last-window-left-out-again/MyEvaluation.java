// exercise: 06
// truth: wrong
// mistake: the window stops one cell before the end of the line, so the last five cells of every line are never read together
// player: both
// style: bit masks
// single: yes
// detail: sometimes; at one end of lines only
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 750_000, CAP = 450_000;

    // results of one side, packed: sum in [0], threats in [1], five in [2]
    public int value(Board board) {
        int n = board.size();
        int[] black = new int[3], white = new int[3];
        for (int k = 0; k < n; k++) {
            both(board, k, 0, 0, 1, black, white);
            both(board, 0, k, 1, 0, black, white);
        }
        for (int k = -(n - 1); k < n; k++) {
            both(board, Math.max(0, -k), Math.max(0, k), 1, 1, black, white);
            both(board, Math.max(0, -k), n - 1 - Math.max(0, k), 1, -1, black, white);
        }
        if (black[2] > 0) return WIN;
        if (white[2] > 0) return -WIN;
        return total(black) - total(white);
    }

    static int total(int[] side) {
        int sum = side[0] + (side[1] >= 2 ? 30_000 : 0);
        return sum > CAP ? CAP : sum;
    }

    static void both(Board board, int r, int c, int dr, int dc, int[] black, int[] white) {
        int n = board.size(), xs = 0, os = 0, len = 0;
        for (; r < n && c < n && c >= 0; r += dr, c += dc, len++) {
            if (board.has(Player.X, r, c)) xs |= 1 << len;
            if (board.has(Player.O, r, c)) os |= 1 << len;
        }
        line(xs, os, len, black);
        line(os, xs, len, white);
    }

    static void line(int own, int foe, int len, int[] side) {
        int winners = 0, makers = 0, doubleMakers = 0;
        for (int shift = 0; shift + 5 < len; shift++) {
            int window = 0b11111 << shift;
            if ((foe & window) != 0) continue;
            int gaps = window & ~own;
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
            side[0] += 50_000;
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
