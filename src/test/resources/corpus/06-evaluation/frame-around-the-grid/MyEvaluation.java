// exercise: 06
// truth: wrong
// mistake: the array with a wall around it is made once, and for a smaller board after a larger one the cells beyond its edge still hold what the larger board had
// player: both
// style: padded array kept in a field, ported from C
// single: yes
// detail: sometimes; the same object, first a larger board, then a smaller one
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int W = 21;
    private static final int WALL = 3;
    private static final int[] STEP = {1, W, W + 1, W - 1};

    private final int[] a = new int[W * W];

    public MyEvaluation() {
        Arrays.fill(a, WALL);
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                a[(r + 1) * W + c + 1] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : 0;
        int x = points(1);
        int o = points(2);
        if (x == Integer.MAX_VALUE) return 999_999;
        if (o == Integer.MAX_VALUE) return -999_999;
        return x - o;
    }

    private int points(int me) {
        int pts = 0, threats = 0;
        for (int d : STEP) {
            for (int start = W + 1; start < W * W - W; start++) {
                if (a[start] == WALL || a[start - d] != WALL) continue;
                int len = 0;
                while (a[start + len * d] != WALL) len++;
                int[] lackOne = new int[len];
                int[][] lackTwo = new int[len][];
                int nTwo = 0, ways = 0;
                boolean open = false;
                for (int s = 0; s + 5 <= len; s++) {
                    int cnt = 0, e1 = -1, e2 = -1;
                    boolean dead = false;
                    for (int k = s; k < s + 5; k++) {
                        int v = a[start + k * d];
                        if (v == me) cnt++;
                        else if (v != 0) dead = true;
                        else { e2 = e1; e1 = k; }
                    }
                    if (dead) continue;
                    if (cnt == 5) return Integer.MAX_VALUE;
                    if (cnt == 4 && lackOne[e1]++ == 0) ways++;
                    if (cnt == 3) {
                        for (int t = 0; t < nTwo; t++) {
                            boolean p = lackTwo[t][0] == e1 || lackTwo[t][1] == e1;
                            boolean q = lackTwo[t][0] == e2 || lackTwo[t][1] == e2;
                            if (p ^ q) open = true;
                        }
                        lackTwo[nTwo++] = new int[] {e1, e2};
                    }
                    if (cnt == 2) pts += 10;
                    if (cnt == 1) pts += 1;
                }
                if (ways > 1) pts += 11_000;
                else if (ways == 1) { pts += 1_500; threats++; }
                else if (open) { pts += 1_050; threats++; }
                else if (nTwo > 0) pts += 200;
            }
        }
        if (threats > 1) pts += 5_500;
        return pts < 450_000 ? pts : 450_000;
    }
}
