// exercise: 06
// truth: right
// mistake: none; every line as two bit sets, windows by shifting a mask
// player: both
// style: terse port from C, bit masks
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int W5 = 800000, MAXV = 300000, W4O = 8000, W4 = 1000, W3O = 900, W3 = 100, DBL = 3000;

    public int value(Board b) {
        int n = b.size(), f = 0;
        int[] sum = new int[2], thr = new int[2];
        for (int d = 0; d < 4; d++) {
            int cnt = d < 2 ? n : 2 * n - 1;
            for (int l = 0; l < cnt; l++) {
                int m0 = 0, m1 = 0, len = 0;
                int r = d == 0 ? l : d == 1 ? 0 : Math.max(0, l - n + 1);
                int c = d == 0 ? 0 : d == 1 ? l : d == 2 ? Math.max(0, n - 1 - l) : Math.min(l, n - 1);
                int dr = d == 0 ? 0 : 1, dc = d == 0 || d == 2 ? 1 : d == 1 ? 0 : -1;
                for (; r < n && c >= 0 && c < n; r += dr, c += dc, len++) {
                    if (b.has(Player.X, r, c)) m0 |= 1 << len;
                    else if (b.has(Player.O, r, c)) m1 |= 1 << len;
                }
                for (int s = 0; s < 2; s++) {
                    int own = s == 0 ? m0 : m1, opp = s == 0 ? m1 : m0;
                    if (own == 0) continue;
                    int win = 0, np = 0, open = 0;
                    int[] pair = new int[20];
                    for (int i = 0; i + 5 <= len; i++) {
                        int w = 31 << i;
                        if ((opp & w) != 0) continue;
                        int free = w & ~own;
                        switch (Integer.bitCount(own & w)) {
                            case 5: f = s == 0 ? 1 : -1; break;
                            case 4: win |= free; break;
                            case 3:
                                for (int k = 0; k < np; k++)
                                    if (pair[k] != free && (pair[k] & free) != 0) open = 1;
                                pair[np++] = free;
                                break;
                            case 2: sum[s] += 6; break;
                            case 1: sum[s] += 1; break;
                            default:
                        }
                    }
                    if (win != 0) {
                        sum[s] += (win & (win - 1)) != 0 ? W4O : W4;
                        thr[s]++;
                    } else if (np > 0) {
                        sum[s] += open == 1 ? W3O : W3;
                        thr[s] += open;
                    }
                }
            }
        }
        if (f != 0) return f * W5;
        for (int s = 0; s < 2; s++) {
            if (thr[s] > 1) sum[s] += DBL;
            if (sum[s] > MAXV) sum[s] = MAXV;
        }
        return sum[0] - sum[1];
    }
}
