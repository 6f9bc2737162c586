// exercise: 06
// truth: wrong
// mistake: the sum of X and O together is limited by Math.min only, so a large sum of O falls below what five of O are worth, and below -1,000,000
// player: MIN
// style: terse, int arrays
// single: yes
// detail: rare; only boards that are full of fours of O, such as X where (row + 2*column) % 5 != 0 with the colours exchanged
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 600000, UPPER = 500000;
    static final int OPEN4 = 20000, FOUR = 3000, OPEN3 = 2000, THREE = 300;
    static final int BONUS = 12000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] a = new int[n][n];
        for (int idx = 0; idx < n; idx++)
            for (int j = 0; j < n; j++)
                a[idx][j] = board.has(Player.X, idx, j) ? 1 : board.has(Player.O, idx, j) ? 2 : 0;
        int[] x = new int[3], o = new int[3];
        for (int idx = 0; idx < n; idx++) {
            walk(a, idx, 0, 0, 1, x, o);
            walk(a, 0, idx, 1, 0, x, o);
            walk(a, 0, idx, 1, 1, x, o);
            walk(a, 0, idx, 1, -1, x, o);
            if (idx > 0) walk(a, idx, 0, 1, 1, x, o);
            if (idx > 0) walk(a, idx, n - 1, 1, -1, x, o);
        }
        if (x[2] > 0) return WIN;
        if (o[2] > 0) return -WIN;
        int px = x[0] + (x[1] >= 2 ? BONUS : 0);
        int po = o[0] + (o[1] >= 2 ? BONUS : 0);
        return Math.min(px - po, UPPER);
    }

    // out: points, threats, fives
    private void walk(int[][] a, int r, int c, int dr, int dc, int[] x, int[] o) {
        int n = a.length, len = 0;
        int[] cells = new int[n];
        for (; r < n && c >= 0 && c < n; r += dr, c += dc) cells[len++] = a[r][c];
        if (len < 5) return;
        rate(cells, len, 1, x);
        rate(cells, len, 2, o);
    }

    private void rate(int[] cells, int len, int who, int[] out) {
        int cnt = 0, other = 0, fives = 0, threes = 0;
        int[] completes = new int[len];
        int[] inThrees = new int[len];
        for (int idx = 0; idx < len; idx++) {
            if (cells[idx] == who) cnt++;
            else if (cells[idx] != 0) other++;
            if (idx >= 5) {
                if (cells[idx - 5] == who) cnt--;
                else if (cells[idx - 5] != 0) other--;
            }
            if (idx < 4 || other > 0) continue;
            if (cnt == 5) fives++;
            if (cnt == 3) threes++;
            if (cnt == 2) out[0] += 15;
            if (cnt == 1) out[0] += 2;
            for (int k = idx - 4; k <= idx; k++) {
                if (cells[k] == 0 && cnt == 4) completes[k] = 1;
                if (cells[k] == 0 && cnt == 3) inThrees[k]++;
            }
        }
        out[2] += fives;
        int ways = 0, most = 0;
        for (int k = 0; k < len; k++) {
            ways += completes[k];
            most = Math.max(most, inThrees[k]);
        }
        if (ways >= 2) {
            out[0] += OPEN4;
        } else if (ways == 1) {
            out[0] += FOUR;
            out[1]++;
        } else if (most >= 2) {
            out[0] += OPEN3;
            out[1]++;
        } else if (threes > 0) {
            out[0] += THREE;
        }
    }
}
