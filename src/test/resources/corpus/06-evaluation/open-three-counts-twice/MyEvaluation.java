// exercise: 06
// truth: wrong
// mistake: threats are counted for every empty cell that makes something and not once for each line, so a single four or open three can already count as two threats, and two open threes are worth less than the sum of both
// player: both
// style: counters per empty cell
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] WEIGHT = {0, 2, 12, 80, 300};

    /** For one board: by side, direction and cell, in how many windows with four and with three stones the empty cell is lacking. */
    private int[][][] inFours;
    private int[][][] inThrees;
    private boolean[] five;
    private int[] points;

    @Override
    public int value(Board board) {
        int n = board.size();
        inFours = new int[2][4][n * n];
        inThrees = new int[2][4][n * n];
        five = new boolean[2];
        points = new int[2];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (c + 4 < n) {
                    window(board, r, c, 0, 1, 0);
                }
                if (r + 4 < n) {
                    window(board, r, c, 1, 0, 1);
                }
                if (r + 4 < n && c + 4 < n) {
                    window(board, r, c, 1, 1, 2);
                }
                if (r + 4 < n && c - 4 >= 0) {
                    window(board, r, c, 1, -1, 3);
                }
            }
        }
        if (five[0]) {
            return 1_000_000;
        } else if (five[1]) {
            return -1_000_000;
        }
        return threats(n, 0) - threats(n, 1);
    }

    private void window(Board board, int r, int c, int dr, int dc, int direction) {
        int x = 0;
        int o = 0;
        for (int k = 0; k < 5; k++) {
            if (board.has(Player.X, r + k * dr, c + k * dc)) x++;
            if (board.has(Player.O, r + k * dr, c + k * dc)) o++;
        }
        if (x > 0 && o > 0 || x + o == 0) {
            return;
        }
        int side = x > 0 ? 0 : 1;
        int stones = x + o;
        if (stones == 5) {
            five[side] = true;
            return;
        }
        points[side] += WEIGHT[stones];
        if (stones < 3) {
            return;
        }
        int[] lacking = stones == 4 ? inFours[side][direction] : inThrees[side][direction];
        for (int k = 0; k < 5; k++) {
            if (board.isEmpty(r + k * dr, c + k * dc)) {
                lacking[(r + k * dr) * board.size() + c + k * dc]++;
            }
        }
    }

    private int threats(int n, int side) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        int threats = 0;
        int sum = points[side];
        for (int d = 0; d < 4; d++) {
            for (int first = 0; first < n * n; first++) {
                int r = first / n;
                int c = first % n;
                boolean begins = r - dr[d] < 0 || c - dc[d] < 0 || c - dc[d] >= n;
                if (!begins) continue;
                int ways = 0;
                boolean open = false;
                while (r < n && c >= 0 && c < n) {
                    ways += inFours[side][d][r * n + c] > 0 ? 1 : 0;
                    open |= inThrees[side][d][r * n + c] >= 2;
                    threats += inThrees[side][d][r * n + c] > 0 ? 1 : 0;
                    r += dr[d];
                    c += dc[d];
                }
                if (ways >= 2) {
                    sum += 25_000;
                } else if (ways == 1) {
                    sum += 2_500;
                    threats++;
                } else if (open) {
                    sum += 1_100;
                }
            }
        }
        if (threats >= 2) {
            sum += 24_000;
        }
        return sum < 490_000 ? sum : 490_000;
    }
}
