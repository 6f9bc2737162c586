// exercise: 06
// truth: wrong
// mistake: five are added once for every window that is full, and the sum is not limited, so that six in a row leave the bounds
// player: both
// style: arrays, terse
// single: yes
// detail: only with six or more in a row, or several fives
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int SIX = 6;

    @Override
    public int value(Board board) {
        int[][] grid = new int[board.size()][board.size()];
        for (int i = 0; i < grid.length; i++)
            for (int j = 0; j < grid.length; j++)
                grid[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0;
        int x = rating(grid, 1), o = rating(grid, 2);
        if (x >= 600000) return x;
        if (o >= 600000) return -o;
        return x - o;
    }

    private int rating(int[][] f, int who) {
        int n = f.length, rating = 0, threats = 0;
        boolean won = false;
        for (int i = 0; i < n; i++) {
            int[][] paths = new int[SIX][n];
            int[] length = new int[SIX];
            for (int j = 0; j < n; j++) {
                paths[0][length[0]++] = f[i][j];
                paths[1][length[1]++] = f[j][i];
                if (i + j < n) paths[2][length[2]++] = f[j][i + j];
                if (i > 0 && i + j < n) paths[3][length[3]++] = f[i + j][j];
                if (i - j >= 0) paths[4][length[4]++] = f[j][i - j];
                if (i > 0 && i + j < n) paths[5][length[5]++] = f[i + j][n - 1 - j];
            }
            for (int k = 0; k < SIX; k++) {
                int s = one(paths[k], length[k], who);
                if (s >= 600000) won = true;
                if (s >= 3000) threats++;
                rating += s;
            }
        }
        if (threats > 1) rating += 15000;
        return won ? rating : Math.min(rating, 500000);
    }

    private int one(int[] a, int len, int who) {
        int small = 0, best = 0, full = 0;
        boolean[] five = new boolean[len];
        boolean[][] pair = new boolean[len][len];
        for (int s = 0; s <= len - 5; s++) {
            int stones = 0, e1 = -1, e2 = -1;
            boolean blocked = false;
            for (int i = s; i < s + 5; i++) {
                if (a[i] == who) stones++;
                else if (a[i] != 0) blocked = true;
                else if (e1 < 0) e1 = i;
                else e2 = i;
            }
            if (blocked) continue;
            best = Math.max(best, stones);
            if (stones == 5) full++;
            if (stones == 4) five[e1] = true;
            if (stones == 3) pair[e1][e2] = pair[e2][e1] = true;
            if (stones < 3) small += stones == 2 ? 8 : stones;
        }
        if (full > 0) return full * 600000;
        int fives = 0;
        for (boolean f : five) if (f) fives++;
        if (fives > 0) return small + (fives == 1 ? 5000 : 30000);
        if (best < 3) return small;
        for (int i = 0; i < len; i++) {
            int partners = 0;
            for (int j = 0; j < len; j++) if (pair[i][j]) partners++;
            if (partners > 1) return small + 3500;
        }
        return small + 600;
    }
}
