// exercise: 06
// truth: right
// mistake: none; windows as tables of cell numbers, made once for each size, and an extra for every pair of threats
// player: both
// style: int arrays only, static cache of the windows by size
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][][] WINDOWS = new int[21][][];
    private static final int[][] LINE_OF = new int[21][];
    private static final int[] LINES = new int[21];

    private static void prepare(int n) {
        int[][] windows = new int[4 * n * n][];
        int[] lineOf = new int[4 * n * n];
        int count = 0;
        int line = 0;
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            for (int cell = 0; cell < n * n; cell++) {
                int r = cell / n;
                int c = cell % n;
                if (r >= dr[d] && c - dc[d] >= 0 && c - dc[d] < n) {
                    continue;
                }
                while (r + 4 * dr[d] < n && c + 4 * dc[d] < n && c + 4 * dc[d] >= 0) {
                    int[] w = new int[5];
                    for (int i = 0; i < 5; i++) {
                        w[i] = (r + i * dr[d]) * n + c + i * dc[d];
                    }
                    windows[count] = w;
                    lineOf[count++] = line;
                    r += dr[d];
                    c += dc[d];
                }
                line++;
            }
        }
        LINE_OF[n] = java.util.Arrays.copyOf(lineOf, count);
        LINES[n] = line;
        WINDOWS[n] = java.util.Arrays.copyOf(windows, count);
    }

    @Override
    public synchronized int value(Board board) {
        int n = board.size();
        if (WINDOWS[n] == null) {
            prepare(n);
        }
        int[] cells = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            cells[i] = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? -1 : 0;
        }
        int x = side(cells, n, 1);
        int o = side(cells, n, -1);
        if (x == Integer.MAX_VALUE) {
            return 800_000;
        }
        if (o == Integer.MAX_VALUE) {
            return -800_000;
        }
        return x - o;
    }

    private static int side(int[] cells, int n, int who) {
        int[][] windows = WINDOWS[n];
        int lines = LINES[n];
        int[] winA = new int[lines];
        int[] kind = new int[lines]; // 1 three, 2 open three, 3 four, 4 open four
        int[][] pairs = new int[lines][];
        int sum = 0;
        for (int w = 0; w < windows.length; w++) {
            int own = 0;
            int e1 = -1;
            int e2 = -1;
            boolean dead = false;
            for (int cell : windows[w]) {
                if (cells[cell] == who) {
                    own++;
                } else if (cells[cell] == -who) {
                    dead = true;
                    break;
                } else if (e1 < 0) {
                    e1 = cell;
                } else {
                    e2 = cell;
                }
            }
            if (dead || own == 0) {
                continue;
            }
            int line = LINE_OF[n][w];
            if (own == 5) {
                return Integer.MAX_VALUE;
            } else if (own == 4) {
                if (kind[line] < 3) {
                    kind[line] = 3;
                    winA[line] = e1;
                } else if (winA[line] != e1) {
                    kind[line] = 4;
                }
            } else if (own == 3) {
                int[] before = pairs[line];
                boolean shared = false;
                boolean known = false;
                for (int i = 0; before != null && i < before.length; i += 2) {
                    boolean same = before[i] == e1 && before[i + 1] == e2;
                    known |= same;
                    shared |= !same
                            && (before[i] == e1 || before[i] == e2 || before[i + 1] == e1 || before[i + 1] == e2);
                }
                if (!known) {
                    int length = before == null ? 0 : before.length;
                    int[] after = before == null ? new int[2] : java.util.Arrays.copyOf(before, length + 2);
                    after[length] = e1;
                    after[length + 1] = e2;
                    pairs[line] = after;
                }
                if (kind[line] < 3) {
                    kind[line] = Math.max(kind[line], shared ? 2 : 1);
                }
            } else {
                sum += own == 2 ? 13 : 1;
            }
        }
        int threats = 0;
        for (int k : kind) {
            sum += k == 4 ? 30_000 : k == 3 ? 2_200 : k == 2 ? 1_500 : k == 1 ? 140 : 0;
            threats += k == 2 || k == 3 ? 1 : 0;
        }
        return Math.min(sum + 6_000 * (threats * (threats - 1) / 2), 600_000);
    }
}
