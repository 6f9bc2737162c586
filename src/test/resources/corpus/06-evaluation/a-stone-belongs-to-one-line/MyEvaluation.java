// exercise: 06
// truth: wrong
// mistake: a stone that was counted in one line is marked as used (one array for all four directions), so it is missing in the line that crosses it and two threats that cross are seen as one
// player: both
// style: run scanning with a visited array
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] SMALL = {0, 1, 6, 50, 200};

    @Override
    public int value(Board board) {
        return sideValue(board, Player.X) - sideValue(board, Player.O);
    }

    private int sideValue(Board board, Player p) {
        int n = board.size();
        int total = 0;
        int threats = 0;
        boolean[][] used = new boolean[n][n];
        for (int[] d : DIRS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (in(n, r - d[0], c - d[1])) continue;
                    int len = 0;
                    while (in(n, r + len * d[0], c + len * d[1])) len++;
                    boolean[] lacksFive = new boolean[len];
                    int[] lacksFour = new int[len];
                    for (int s = 0; s + 5 <= len; s++) {
                        int real = 0;
                        int mine = 0;
                        boolean other = false;
                        for (int k = s; k < s + 5; k++) {
                            int rr = r + k * d[0];
                            int cc = c + k * d[1];
                            if (board.has(p, rr, cc)) {
                                real++;
                                if (!used[rr][cc]) mine++;
                            }
                            other |= board.has(p.opponent(), rr, cc);
                        }
                        if (other) continue;
                        if (real == 5) return 1_000_000;
                        total += SMALL[real];
                        for (int k = s; k < s + 5; k++) {
                            if (!board.isEmpty(r + k * d[0], c + k * d[1])) continue;
                            if (mine == 4) lacksFive[k] = true;
                            if (mine == 3) lacksFour[k]++;
                        }
                    }
                    int ways = 0;
                    boolean open = false;
                    for (int k = 0; k < len; k++) {
                        if (lacksFive[k]) ways++;
                        if (lacksFour[k] > 1) open = true;
                    }
                    if (ways == 0 && !open) continue;
                    total += ways > 1 ? 20_000 : ways == 1 ? 1_500 : 1_000;
                    if (ways < 2) threats++;
                    for (int k = 0; k < len; k++) {
                        int rr = r + k * d[0];
                        int cc = c + k * d[1];
                        if (board.has(p, rr, cc)) used[rr][cc] = true;
                    }
                }
            }
        }
        if (threats >= 2) total += 9_000;
        return Math.min(total, 450_000);
    }

    private boolean in(int n, int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }
}
