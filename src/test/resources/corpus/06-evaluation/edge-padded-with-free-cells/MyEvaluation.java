// exercise: 06
// truth: wrong
// mistake: The board is copied into a larger array with a margin of five empty cells, so a line that touches the edge counts as open and lines go on where there is no board.
// player: both
// style: padded int array, sign per player
// single: yes
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int MARGIN = 5;
    static final int[] DX = {1, 0, 1, 1};
    static final int[] DY = {0, 1, 1, -1};

    @Override
    public int value(Board board) {
        int n = board.size();
        int m = n + 2 * MARGIN;
        // with a margin no index check is needed below
        int[][] a = new int[m][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (board.has(Player.X, i, j)) a[i + MARGIN][j + MARGIN] = 1;
                if (board.has(Player.O, i, j)) a[i + MARGIN][j + MARGIN] = -1;
            }
        }
        int x = side(a, m, 1);
        int o = side(a, m, -1);
        return x - o;
    }

    private int side(int[][] a, int m, int me) {
        int score = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int i = 0; i < m; i++) {
                for (int j = 0; j < m; j++) {
                    int pi = i - DX[d], pj = j - DY[d];
                    if (pi >= 0 && pj >= 0 && pj < m) continue;
                    int[] line = new int[m];
                    int len = 0;
                    for (int r = i, c = j; r < m && c < m && c >= 0; r += DX[d], c += DY[d]) line[len++] = a[r][c] * me;
                    int v = line(line, len);
                    if (v >= 400_000) return 400_000;
                    if (v >= 1_000 && v < 9_000) threats++;
                    score += v;
                }
            }
        }
        if (threats >= 2) score += 6_000;
        return Math.min(190_000, score);
    }

    private int line(int[] line, int len) {
        int small = 0;
        boolean three = false;
        for (int s = 0; s + 5 <= len; s++) {
            int k = count(line, s);
            if (k == 5) return 400_000;
            if (k == 3) three = true;
            if (k == 2) small += 10;
            if (k == 1) small += 1;
        }
        int wins = wins(line, len);
        if (wins > 1) return small + 9_000;
        if (wins == 1) return small + 1_500;
        if (!three) return small;
        for (int i = 0; i < len; i++) {
            if (line[i] == 0) {
                line[i] = 1;
                int w = wins(line, len);
                line[i] = 0;
                if (w > 1) return small + 1_000;
            }
        }
        return small + 150;
    }

    private int wins(int[] line, int len) {
        int last = -1, n = 0;
        for (int s = 0; s + 5 <= len; s++) {
            if (count(line, s) == 4) {
                int hole = s;
                while (line[hole] != 0) hole++;
                if (hole != last) n++;
                last = hole;
            }
        }
        return n;
    }

    private int count(int[] line, int s) {
        int k = 0;
        for (int i = s; i < s + 5; i++) {
            if (line[i] < 0) return 0;
            k += line[i];
        }
        return k;
    }
}
