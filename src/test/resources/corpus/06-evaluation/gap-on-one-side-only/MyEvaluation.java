// exercise: 06
// truth: wrong
// mistake: an open three with a gap is only taken for open with the gap after its first stone, and not after its second
// player: both
// style: arrays, pattern of the open three spelled out
// single: yes
// detail: only for .XX.X. in the order in which lines are read; its mirror image .X.XX. is taken for open
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int SIX = 6;

    @Override
    public int value(Board board) {
        int[][] cells = new int[board.size()][board.size()];
        for (int i = 0; i < cells.length; i++)
            for (int j = 0; j < cells.length; j++)
                cells[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0;
        int x = score(cells, 1), o = score(cells, 2);
        if (x >= 600000) return 600000;
        if (o >= 600000) return -600000;
        return x - o;
    }

    private int score(int[][] g, int who) {
        int n = g.length, score = 0, threats = 0;
        for (int i = 0; i < n; i++) {
            int[][] lines = new int[SIX][n];
            int[] length = new int[SIX];
            for (int j = 0; j < n; j++) {
                lines[0][length[0]++] = g[i][j];
                lines[1][length[1]++] = g[j][i];
                if (i + j < n) lines[2][length[2]++] = g[j][i + j];
                if (i > 0 && i + j < n) lines[3][length[3]++] = g[i + j][j];
                if (i - j >= 0) lines[4][length[4]++] = g[j][i - j];
                if (i > 0 && i + j < n) lines[5][length[5]++] = g[i + j][n - 1 - j];
            }
            for (int k = 0; k < SIX; k++) {
                int s = one(lines[k], length[k], who);
                if (s >= 600000) return s;
                if (s >= 3000) threats++;
                score += s;
            }
        }
        if (threats > 1) score += 15000;
        return Math.min(score, 500000);
    }

    private int one(int[] a, int len, int who) {
        int small = 0, best = 0;
        boolean[] win = new boolean[len];
        boolean[][] couple = new boolean[len][len];
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
            if (stones == 4) win[e1] = true;
            if (stones == 3) couple[e1][e2] = couple[e2][e1] = true;
            if (stones < 3) small += stones == 2 ? 8 : stones;
        }
        if (best == 5) return 600000;
        int fives = 0;
        for (boolean f : win) if (f) fives++;
        if (fives > 0) return small + (fives == 1 ? 5000 : 30000);
        if (best < 3) return small;
        for (int i = 0; i < len; i++) {
            int partners = 0;
            for (int j = 0; j < len; j++) if (couple[i][j]) partners++;
            if (partners > 1 && !(i >= 2 && i + 2 < len && a[i - 1] == who && a[i - 2] == who && a[i + 1] == who)) return small + 3500;
        }
        return small + 600;
    }
}
