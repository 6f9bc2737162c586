// exercise: 06
// truth: wrong
// mistake: the second call hands O as its own opponent, so stones of X do not block the lines of O
// player: MIN
// style: array with a border, side with two colour parameters
// single: yes
// detail: always where X blocks a line of O
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int XX = 1;
    private static final int OO = 2;
    private static final int WALL = -1;

    @Override
    public int value(Board board) {
        int n = board.size();
        int w = n + 2;
        int[] grid = new int[w * w];
        for (int i = 0; i < w * w; i++) {
            int r = i / w - 1, c = i % w - 1;
            if (r < 0 || c < 0 || r >= n || c >= n) grid[i] = WALL;
            else if (board.has(Player.X, r, c)) grid[i] = XX;
            else if (board.has(Player.O, r, c)) grid[i] = OO;
        }
        int x = side(grid, w, XX, OO);
        int o = side(grid, w, OO, OO);
        if (x < 0) return 600000;
        if (o < 0) return -600000;
        return x - o;
    }

    /** -1 if the side has five. */
    private static int side(int[] grid, int w, int me, int opponent) {
        int[] STEP = {1, w, w + 1, w - 1};
        int total = 0, forcing = 0;
        for (int d = 0; d < 4; d++) {
            for (int i = 0; i < grid.length; i++) {
                if (grid[i] == WALL || grid[i - STEP[d]] != WALL) continue;
                // i is the first grid of a line
                int fives = 0, lastFive = -1;
                int pairA = -1, pairB = -1;
                boolean three = false, open = false;
                for (int s = i; grid[s] != WALL; s += STEP[d]) {
                    int stones = 0, freeA = -1, freeB = -1, k;
                    for (k = 0; k < 5; k++) {
                        int q = s + k * STEP[d];
                        if (grid[q] == me) stones++;
                        else if (grid[q] == opponent || grid[q] == WALL) break;
                        else if (freeA < 0) freeA = q;
                        else if (freeB < 0) freeB = q;
                    }
                    if (k < 5) {
                        if (grid[s + k * STEP[d]] == WALL) break;
                        continue;
                    }
                    if (stones == 5) return -1;
                    if (stones == 4 && freeA != lastFive) {
                        fives++;
                        lastFive = freeA;
                    }
                    if (stones == 3) {
                        if (three && !(freeA == pairA && freeB == pairB)
                                && (freeA == pairA || freeA == pairB || freeB == pairA || freeB == pairB)) open = true;
                        three = true;
                        pairA = freeA;
                        pairB = freeB;
                    }
                    if (stones == 2) total += 11;
                    if (stones == 1) total += 1;
                }
                if (fives > 1) total += 25000;
                else if (fives == 1) { total += 2600; forcing++; }
                else if (open) { total += 1800; forcing++; }
                else if (three) total += 240;
            }
        }
        if (forcing > 1) total += 11000;
        return total > 350000 ? 350000 : total;
    }
}
