// exercise: 06
// truth: right
// mistake: none; a flat grid with a border of stones that belong to nobody
// player: both
// style: ported from C: flat int array, step offsets, bit fiddling, no objects
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WALL = 3;

    @Override
    public int value(Board board) {
        final int n = board.size(), w = n + 2;
        int[] g = new int[w * w];
        for (int i = 0; i < w; i++) g[i] = g[w * (w - 1) + i] = g[i * w] = g[i * w + w - 1] = WALL;
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                if (board.has(Player.X, r, c)) g[(r + 1) * w + c + 1] = 1;
                else if (board.has(Player.O, r, c)) g[(r + 1) * w + c + 1] = 2;
        int[] sum = new int[3], threats = new int[3];
        boolean[] won = new boolean[3];
        int[] steps = {1, w, w + 1, w - 1};
        for (int step : steps) {
            for (int p = 0; p < w * w; p++) {
                if (g[p] == WALL || g[p - step] != WALL) continue;
                for (int me = 1; me <= 2; me++) scan(g, p, step, me, sum, threats, won);
            }
        }
        if (won[1]) return 500000;
        if (won[2]) return -500000;
        for (int me = 1; me <= 2; me++) {
            if (threats[me] > 1) sum[me] += 5000;
            if (sum[me] > 400000) sum[me] = 400000;
        }
        return sum[1] - sum[2];
    }

    static void scan(int[] g, int p, int step, int me, int[] sum, int[] threats, boolean[] won) {
        int win = 0;      /* bit i: a stone on the i-th cell makes five */
        int seen = 0;     /* cells that one pair of holes has */
        int twice = 0;    /* cells that two different pairs have */
        int prev = 0;
        boolean three = false;
        int n = 0;
        while (g[p + n * step] != WALL) n++;
        for (int i = 0; i + 5 <= n; i++) {
            int own = 0, holes = 0, k;
            for (k = 0; k < 5; k++) {
                int v = g[p + (i + k) * step];
                if (v == me) own++;
                else if (v == 0) holes |= 1 << (i + k);
                else break;
            }
            if (k < 5) continue;
            if (own == 5) {
                won[me] = true;
                return;
            }
            if (own == 4) win |= holes;
            if (own == 3) {
                three = true;
                if (holes != prev) {
                    twice |= seen & holes;
                    seen |= holes;
                    prev = holes;
                }
            }
            if (own == 2) sum[me] += 15;
            if (own == 1) sum[me] += 1;
        }
        if ((win & (win - 1)) != 0) {
            sum[me] += 12000;
        } else if (win != 0) {
            sum[me] += 1700;
            threats[me]++;
        } else if (twice != 0) {
            sum[me] += 1200;
            threats[me]++;
        } else if (three) {
            sum[me] += 130;
        }
    }
}
