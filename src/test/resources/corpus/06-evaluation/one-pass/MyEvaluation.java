// exercise: 06
// truth: right
// mistake: -
// player: both
// style: one pass over precomputed windows for both sides, scratch arrays kept per thread; two threats multiply the sum instead of adding to it
// kind: -
// single: yes
// detail: -
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][][] WINDOWS = new int[21][][]; // by size: line, then five cells

    /** Per line and side. Filled anew by each call; only the memory is kept. */
    private static final ThreadLocal<int[][]> SCRATCH = ThreadLocal.withInitial(() -> new int[10][128]);

    private static synchronized int[][] windows(int n) {
        if (WINDOWS[n] == null) {
            int[][] all = new int[4 * n * n][];
            int count = 0;
            int[] down = {0, 1, 1, 1};
            int[] right = {1, 0, 1, -1};
            for (int d = 0; d < 4; d++) {
                for (int cell = 0; cell < n * n; cell++) {
                    int r = cell / n;
                    int c = cell % n;
                    int endR = r + 4 * down[d];
                    int endC = c + 4 * right[d];
                    if (endR < n && endC >= 0 && endC < n) {
                        int line = d == 0 ? r : d == 1 ? n + c : d == 2 ? 3 * n + r - c : 4 * n + r + c;
                        int first = d == 0 || d == 2 ? c : r; // the place in its line grows by one with each step
                        int[] w = new int[7];
                        w[0] = line;
                        w[1] = first;
                        for (int i = 0; i < 5; i++) {
                            w[2 + i] = (r + i * down[d]) * n + c + i * right[d];
                        }
                        all[count++] = w;
                    }
                }
            }
            WINDOWS[n] = Arrays.copyOf(all, count);
        }
        return WINDOWS[n];
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        byte[] cells = new byte[n * n];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (byte) (board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? 8 : 0);
        }
        int[][] s = SCRATCH.get(); // 0/5: wins, 1/6: lacking once, 2/7: lacking twice, 3/8: the last that lacks two
        for (int[] row : s) {
            Arrays.fill(row, 0);
        }
        long[] sum = new long[2];
        for (int[] w : windows(n)) {
            int count = cells[w[2]] + cells[w[3]] + cells[w[4]] + cells[w[5]] + cells[w[6]];
            if (count == 0 || (count > 7 && count % 8 != 0)) {
                continue;
            }
            int side = count < 8 ? 0 : 1;
            int stones = side == 0 ? count : count / 8;
            switch (stones) {
                case 5:
                    return side == 0 ? 999_999 : -999_999;
                case 4:
                case 3:
                    int lacks = 0;
                    for (int i = 0; i < 5; i++) {
                        lacks |= cells[w[2 + i]] == 0 ? 1 << w[1] + i : 0;
                    }
                    if (stones == 4) {
                        s[5 * side][w[0]] |= lacks;
                    } else if (lacks != s[5 * side + 3][w[0]]) { // not the same two cells as the window before it
                        s[5 * side + 3][w[0]] = lacks;
                        s[5 * side + 2][w[0]] |= s[5 * side + 1][w[0]] & lacks;
                        s[5 * side + 1][w[0]] |= lacks;
                    }
                    break;
                default:
                    sum[side] += stones == 2 ? 10 : 1;
            }
        }
        long[] worth = new long[2];
        for (int side = 0; side < 2; side++) {
            int threats = 0;
            for (int line = 0; line < 128; line++) {
                int wins = s[5 * side][line];
                if (wins != 0) {
                    boolean one = (wins & wins - 1) == 0;
                    sum[side] += one ? 1_500 : 10_000;
                    threats += one ? 1 : 0;
                } else if (s[5 * side + 1][line] != 0) {
                    boolean open = s[5 * side + 2][line] != 0;
                    sum[side] += open ? 1_000 : 200;
                    threats += open ? 1 : 0;
                }
            }
            worth[side] = Math.min(900_000L, threats < 2 ? sum[side] : 3 * sum[side]);
        }
        return (int) (worth[0] - worth[1]);
    }
}
