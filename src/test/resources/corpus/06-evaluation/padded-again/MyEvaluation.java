// exercise: 06
// truth: wrong
// mistake: The board is copied into a larger array whose border counts as free (0), so windows hang over the edge and the edge closes nothing.
// player: both
// style: padded int array
// kind: slip
// single: yes
// detail: lines that end at an edge of the board count as open, four stones with no room for five at an edge as well; every board near an edge
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int PAD = 4;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] field = new int[n + 2 * PAD][n + 2 * PAD]; // with a border, so that nobody has to ask for the edge
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                field[r + PAD][c + PAD] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : 0;
            }
        }
        int x = player(field, 1, 2);
        int o = player(field, 2, 1);
        if (x < 0) {
            return 500_000;
        }
        if (o < 0) {
            return -500_000;
        }
        return x - o;
    }

    /** -1 for five. */
    private int player(int[][] field, int me, int you) {
        int m = field.length;
        int sum = 0;
        int threats = 0;
        for (int line = 0; line < m; line++) {
            int[] row = new int[m];
            int[] column = new int[m];
            for (int i = 0; i < m; i++) {
                row[i] = field[line][i];
                column[i] = field[i][line];
            }
            for (int[] cells : new int[][] {row, column}) {
                int points = line(cells, me, you);
                if (points < 0) {
                    return -1;
                }
                sum += points / 2;
                threats += points % 2;
            }
        }
        for (int d = 5 - m; d <= m - 5; d++) {
            int length = m - Math.abs(d);
            int[] falling = new int[length];
            int[] rising = new int[length];
            for (int i = 0; i < length; i++) {
                int r = Math.max(0, d) + i;
                int c = Math.max(0, -d) + i;
                falling[i] = field[r][c];
                rising[i] = field[r][m - 1 - c];
            }
            for (int[] cells : new int[][] {falling, rising}) {
                int points = line(cells, me, you);
                if (points < 0) {
                    return -1;
                }
                sum += points / 2;
                threats += points % 2;
            }
        }
        return Math.min(400_000, threats > 1 ? sum + 5_000 : sum);
    }

    /** Twice the points of the line, and one more if it is a threat; -1 for five. */
    private int line(int[] cells, int me, int you) {
        int small = 0;
        boolean three = false;
        for (int s = 0; s + 5 <= cells.length; s++) {
            int stones = stones(cells, s, me, you);
            if (stones == 5) {
                return -1;
            }
            three |= stones == 3;
            small += stones == 2 ? 10 : stones == 1 ? 1 : 0;
        }
        int wins = wins(cells, me, you);
        if (wins > 1) {
            return 2 * (small + 10_000);
        }
        if (wins == 1) {
            return 2 * (small + 1_500) + 1;
        }
        if (!three) {
            return 2 * small;
        }
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == 0) {
                cells[i] = me;
                int next = wins(cells, me, you);
                cells[i] = 0;
                if (next > 1) {
                    return 2 * (small + 1_000) + 1;
                }
            }
        }
        return 2 * (small + 200);
    }

    private int wins(int[] cells, int me, int you) {
        int found = 0;
        int last = -1;
        for (int s = 0; s + 5 <= cells.length; s++) {
            if (stones(cells, s, me, you) == 4) {
                for (int i = s; i < s + 5; i++) {
                    if (cells[i] == 0 && i != last) {
                        found++;
                        last = i;
                    }
                }
            }
        }
        return found;
    }

    private int stones(int[] cells, int s, int me, int you) {
        int stones = 0;
        for (int i = s; i < s + 5; i++) {
            if (cells[i] == you) {
                return 0;
            }
            stones += cells[i] == me ? 1 : 0;
        }
        return stones;
    }
}
