// exercise: 06
// truth: wrong
// mistake: the table of the diagonals down to the left stops one too early, so the diagonal of five cells in the corner at the lower right is never read
// player: both
// style: precomputed tables of windows, int arrays
// single: yes
// detail: one corner, one direction; on a board of 5x5 that is the whole anti-diagonal
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 40_000;

    /** By size: each window as its line, its first cell and the step to the next. Windows of a line follow each other. */
    private static final int[][][] ALL = new int[32][][];

    private static int[][] table(int n) {
        if (ALL[n] == null) {
            List<int[]> list = new ArrayList<>();
            int line = 0;
            for (int r = 0; r < n; r++, line++) {
                for (int c = 0; c + 4 < n; c++) list.add(new int[] {line, r * n + c, 1});
            }
            for (int c = 0; c < n; c++, line++) {
                for (int r = 0; r + 4 < n; r++) list.add(new int[] {line, r * n + c, n});
            }
            for (int k = -(n - 5); k <= n - 5; k++, line++) { // column - row
                for (int r = Math.max(0, -k); r + 4 < n && r + k + 4 < n; r++) list.add(new int[] {line, r * n + r + k, n + 1});
            }
            for (int k = 4; k < 2 * n - 6; k++, line++) { // column + row
                for (int r = Math.max(0, k - n + 1); r + 4 < n && k - r - 4 >= 0; r++) list.add(new int[] {line, r * n + k - r, n - 1});
            }
            ALL[n] = list.toArray(new int[0][]);
        }
        return ALL[n];
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] field = new int[n * n];
        for (int i = 0; i < field.length; i++) {
            field[i] = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? -1 : 0;
        }
        int x = strength(field, table(n), 1);
        int o = strength(field, table(n), -1);
        return x == WIN ? WIN : o == WIN ? -WIN : x - o;
    }

    private static int strength(int[] field, int[][] windows, int me) {
        int sum = 0;
        int threats = 0;
        int[] need1 = new int[field.length]; // the line that last wanted this cell for a five
        int[] need2 = new int[field.length]; // the line that last wanted it together with another one
        Arrays.fill(need1, -1);
        Arrays.fill(need2, -1);
        int at = 0;
        while (at < windows.length) {
            int line = windows[at][0];
            int fours = 0;
            boolean three = false;
            boolean open = false;
            int lastPair = -1;
            for (; at < windows.length && windows[at][0] == line; at++) {
                int step = windows[at][2];
                int stones = 0, a = -1, b = -1;
                for (int i = 0, cell = windows[at][1]; i < 5; i++, cell += step) {
                    if (field[cell] == me) stones++;
                    else if (field[cell] == -me) stones -= 10;
                    else {
                        b = a;
                        a = cell;
                    }
                }
                if (stones == 5) return WIN;
                if (stones == 4 && need1[a] != line) {
                    need1[a] = line;
                    fours++;
                } else if (stones == 3 && b * 1000 + a != lastPair) {
                    lastPair = b * 1000 + a;
                    three = true;
                    open |= need2[a] == line || need2[b] == line;
                    need2[a] = need2[b] = line;
                } else if (stones == 2) {
                    sum += 4;
                } else if (stones == 1) {
                    sum += 1;
                }
            }
            if (fours > 0) {
                sum += fours > 1 ? 4_000 : 1_000;
                threats += fours > 1 ? 0 : 1;
            } else if (three) {
                sum += open ? 850 : 70;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(WIN - 10_000, sum + (threats > 1 ? 3_000 : 0));
    }
}
