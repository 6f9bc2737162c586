// exercise: 06
// truth: right
// mistake: none; counts that roll along an int array
// player: both
// style: terse, ported from C
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 600000, MOST = 500000;
    static final int OPEN4 = 20000, FOUR = 3000, OPEN3 = 2000, THREE = 300;
    static final int BONUS = 12000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] a = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0;
        int[] x = new int[3], o = new int[3];
        for (int i = 0; i < n; i++) {
            scan(a, i, 0, 0, 1, x, o);
            scan(a, 0, i, 1, 0, x, o);
            scan(a, 0, i, 1, 1, x, o);
            scan(a, 0, i, 1, -1, x, o);
            if (i > 0) scan(a, i, 0, 1, 1, x, o);
            if (i > 0) scan(a, i, n - 1, 1, -1, x, o);
        }
        if (x[2] > 0) return WIN;
        if (o[2] > 0) return -WIN;
        int px = x[0] + (x[1] >= 2 ? BONUS : 0);
        int po = o[0] + (o[1] >= 2 ? BONUS : 0);
        return Math.min(px, MOST) - Math.min(po, MOST);
    }

    // out: points, threats, fives
    private void scan(int[][] a, int r, int c, int dr, int dc, int[] x, int[] o) {
        int n = a.length, len = 0;
        int[] line = new int[n];
        for (; r < n && c >= 0 && c < n; r += dr, c += dc) line[len++] = a[r][c];
        if (len < 5) return;
        rate(line, len, 1, x);
        rate(line, len, 2, o);
    }

    private void rate(int[] line, int len, int who, int[] out) {
        int own = 0, other = 0, fives = 0, threes = 0;
        int[] four = new int[len];
        int[] shared = new int[len];
        for (int i = 0; i < len; i++) {
            if (line[i] == who) own++;
            else if (line[i] != 0) other++;
            if (i >= 5) {
                if (line[i - 5] == who) own--;
                else if (line[i - 5] != 0) other--;
            }
            if (i < 4 || other > 0) continue;
            if (own == 5) fives++;
            if (own == 3) threes++;
            if (own == 2) out[0] += 15;
            if (own == 1) out[0] += 2;
            for (int k = i - 4; k <= i; k++) {
                if (line[k] == 0 && own == 4) four[k] = 1;
                if (line[k] == 0 && own == 3) shared[k]++;
            }
        }
        out[2] += fives;
        int ways = 0, most = 0;
        for (int k = 0; k < len; k++) {
            ways += four[k];
            most = Math.max(most, shared[k]);
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
