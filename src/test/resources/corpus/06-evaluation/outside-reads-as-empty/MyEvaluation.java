// exercise: 06
// truth: wrong
// mistake: cells outside the board are read as empty ones and the windows begin four cells before it, so that the edge does not close a line
// player: both
// style: ported from C: int grid with a border, sliding window
// single: yes
// detail: sometimes, only near the edge
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EMPTY = 0;
    private static final int BORDER = 4;
    private static final int WIN = 500000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int w = n + 2 * BORDER;
        int[][] grid = new int[w][w];
        for (int[] row : grid) {
            Arrays.fill(row, EMPTY);
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.has(Player.X, r, c)) grid[r + BORDER][c + BORDER] = 1;
                if (board.has(Player.O, r, c)) grid[r + BORDER][c + BORDER] = 2;
            }
        }
        int x = score(grid, w, 1);
        int o = score(grid, w, 2);
        if (x == WIN) return WIN;
        if (o == WIN) return -WIN;
        return x - o;
    }

    private static int score(int[][] grid, int w, int me) {
        int total = 0;
        int threats = 0;
        for (int i = 0; i < w; i++) {
            int[][] starts = {
                {i, 0, 0, 1}, {0, i, 1, 0}, {0, i, 1, 1}, {i, 0, 1, 1}, {0, i, 1, -1}, {i, w - 1, 1, -1}
            };
            for (int k = 0; k < starts.length; k++) {
                if (i == 0 && (k == 3 || k == 5)) continue;
                int[] s = starts[k];
                int length = 0;
                int[] line = new int[w];
                for (int r = s[0], c = s[1]; r < w && c < w && c >= 0; r += s[2], c += s[3]) {
                    line[length++] = grid[r][c];
                }
                int[] found = analyse(line, length, me);
                if (found[0] == 5) return WIN;
                total += found[1];
                if (found[0] == 4) {
                    total += found[2] > 1 ? 10000 : 1500;
                    threats += found[2] > 1 ? 0 : 1;
                } else if (found[0] == 3) {
                    total += found[3] == 1 ? 1000 : 120;
                    threats += found[3];
                }
            }
        }
        total += threats > 1 ? 5000 : 0;
        return Math.min(total, 400000);
    }

    /** most stones in a window, points for ones and twos, number of cells that win, 1 if a three is open */
    private static int[] analyse(int[] line, int length, int me) {
        int most = 0;
        int points = 0;
        int wins = 0;
        int open = 0;
        int winMask = 0;
        int once = 0;
        int lastPair = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int mine = 0;
            int bad = 0;
            int holes = 0;
            for (int j = i; j < i + 5; j++) {
                if (line[j] == me) mine++;
                else if (line[j] == EMPTY) holes |= 1 << j;
                else bad++;
            }
            if (bad != 0) continue;
            most = Math.max(most, mine);
            if (mine == 4) winMask |= holes;
            if (mine == 3 && holes != lastPair) {
                if ((once & holes) != 0) open = 1;
                once |= holes;
                lastPair = holes;
            }
            if (mine == 2) points += 12;
            if (mine == 1) points += 1;
        }
        wins = Integer.bitCount(winMask);
        return new int[] {most, points, wins, open};
    }
}
