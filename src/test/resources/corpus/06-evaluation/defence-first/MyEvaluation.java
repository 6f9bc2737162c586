// exercise: 06
// truth: wrong
// mistake: what O has is multiplied by 1.2, as the opponent's threats are thought to be more pressing
// player: both
// style: terse, int arrays
// single: yes
// detail: always; with the colours exchanged the value is another
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WIN = 600000, MOST = 500000;
    static final int OPEN4 = 25000, FOUR = 3000, OPEN3 = 2000, THREE = 300;
    static final int BONUS = 12000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] grid = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                grid[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0;
        int[] x = new int[3], o = new int[3];
        for (int i = 0; i < n; i++) {
            scan(grid, i, 0, 0, 1, x, o);
            scan(grid, 0, i, 1, 0, x, o);
            scan(grid, 0, i, 1, 1, x, o);
            scan(grid, 0, i, 1, -1, x, o);
            if (i > 0) scan(grid, i, 0, 1, 1, x, o);
            if (i > 0) scan(grid, i, n - 1, 1, -1, x, o);
        }
        if (x[2] > 0) return WIN;
        if (o[2] > 0) return -WIN;
        int attack = x[0] + (x[1] >= 2 ? BONUS : 0);
        int defence = o[0] + (o[1] >= 2 ? BONUS : 0);
        return Math.min(attack, MOST) - (int) Math.min(1.2 * defence, MOST);
    }

    // out: points, threats, fives
    private void scan(int[][] grid, int r, int c, int dr, int dc, int[] x, int[] o) {
        int n = grid.length, len = 0;
        int[] line = new int[n];
        for (; r < n && c >= 0 && c < n; r += dr, c += dc) line[len++] = grid[r][c];
        if (len < 5) return;
        pointsOfLine(line, len, 1, x);
        pointsOfLine(line, len, 2, o);
    }

    private void pointsOfLine(int[] line, int len, int who, int[] out) {
        int mine = 0, theirs = 0, fives = 0, threes = 0;
        int[] four = new int[len];
        int[] shared = new int[len];
        for (int i = 0; i < len; i++) {
            if (line[i] == who) mine++;
            else if (line[i] != 0) theirs++;
            if (i >= 5) {
                if (line[i - 5] == who) mine--;
                else if (line[i - 5] != 0) theirs--;
            }
            if (i < 4 || theirs > 0) continue;
            if (mine == 5) fives++;
            if (mine == 3) threes++;
            if (mine == 2) out[0] += 15;
            if (mine == 1) out[0] += 2;
            for (int k = i - 4; k <= i; k++) {
                if (line[k] == 0 && mine == 4) four[k] = 1;
                if (line[k] == 0 && mine == 3) shared[k]++;
            }
        }
        out[2] += fives;
        int holes = 0, most = 0;
        for (int k = 0; k < len; k++) {
            holes += four[k];
            most = Math.max(most, shared[k]);
        }
        if (holes >= 2) {
            out[0] += OPEN4;
        } else if (holes == 1) {
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
