// exercise: 06
// truth: wrong
// mistake: only open threes are counted for the bonus, a four is not
// player: both
// style: terse, int arrays
// single: yes
// detail: sometimes; a four with an open three, or two fours
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 600000, MOST = 500000;
    static final int OPEN4 = 20000, FOUR = 3000, OPEN3 = 2000, THREE = 300;
    static final int BONUS = 15000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] a = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0;
        int[] black = new int[3], white = new int[3];
        for (int i = 0; i < n; i++) {
            scan(a, i, 0, 0, 1, black, white);
            scan(a, 0, i, 1, 0, black, white);
            scan(a, 0, i, 1, 1, black, white);
            scan(a, 0, i, 1, -1, black, white);
            if (i > 0) scan(a, i, 0, 1, 1, black, white);
            if (i > 0) scan(a, i, n - 1, 1, -1, black, white);
        }
        if (black[2] > 0) return WIN;
        if (white[2] > 0) return -WIN;
        int px = black[0] + (black[1] >= 2 ? BONUS : 0);
        int po = white[0] + (white[1] >= 2 ? BONUS : 0);
        return Math.min(px, MOST) - Math.min(po, MOST);
    }

    // acc: points, threats, full
    private void scan(int[][] a, int r, int c, int dr, int dc, int[] black, int[] white) {
        int n = a.length, len = 0;
        int[] line = new int[n];
        for (; r < n && c >= 0 && c < n; r += dr, c += dc) line[len++] = a[r][c];
        if (len < 5) return;
        score(line, len, 1, black);
        score(line, len, 2, white);
    }

    private void score(int[] line, int len, int who, int[] acc) {
        int own = 0, other = 0, full = 0, triples = 0;
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
            if (own == 5) full++;
            if (own == 3) triples++;
            if (own == 2) acc[0] += 15;
            if (own == 1) acc[0] += 2;
            for (int k = i - 4; k <= i; k++) {
                if (line[k] == 0 && own == 4) four[k] = 1;
                if (line[k] == 0 && own == 3) shared[k]++;
            }
        }
        acc[2] += full;
        int ways = 0, overlap = 0;
        for (int k = 0; k < len; k++) {
            ways += four[k];
            overlap = Math.max(overlap, shared[k]);
        }
        if (ways >= 2) {
            acc[0] += OPEN4;
        } else if (ways == 1) {
            acc[0] += FOUR;
        } else if (overlap >= 2) {
            acc[0] += OPEN3;
            acc[1]++;
        } else if (triples > 0) {
            acc[0] += THREE;
        }
    }
}
