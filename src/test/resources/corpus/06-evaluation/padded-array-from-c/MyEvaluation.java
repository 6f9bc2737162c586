// exercise: 06
// truth: right
// mistake: none; a one-dimensional array with a border, steps are added to an index
// player: both
// style: ported from C, ints only, no objects in the loops
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EMPTY = 0, XX = 1, OO = 2, WALL = 3;

    @Override
    public int value(Board board) {
        int n = board.size();
        int w = n + 2;
        int[] cell = new int[w * w];
        for (int i = 0; i < w * w; i++) {
            int r = i / w - 1, c = i % w - 1;
            if (r < 0 || c < 0 || r >= n || c >= n) cell[i] = WALL;
            else if (board.has(Player.X, r, c)) cell[i] = XX;
            else if (board.has(Player.O, r, c)) cell[i] = OO;
        }
        int x = side(cell, w, XX);
        int o = side(cell, w, OO);
        if (x < 0) return 700000;
        if (o < 0) return -700000;
        return x - o;
    }

    /** -1 if the side has five. */
    private static int side(int[] cell, int w, int me) {
        int[] step = {1, w, w + 1, w - 1};
        int sum = 0, threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int i = 0; i < cell.length; i++) {
                if (cell[i] == WALL || cell[i - step[d]] != WALL) continue;
                // i is the first cell of a line
                int wins = 0, firstWin = -1;
                int pairA = -1, pairB = -1;
                boolean three = false, open = false;
                for (int s = i; cell[s] != WALL; s += step[d]) {
                    int stones = 0, freeA = -1, freeB = -1, k;
                    for (k = 0; k < 5; k++) {
                        int q = s + k * step[d];
                        if (cell[q] == me) stones++;
                        else if (cell[q] != EMPTY) break;
                        else if (freeA < 0) freeA = q;
                        else if (freeB < 0) freeB = q;
                    }
                    if (k < 5) {
                        if (cell[s + k * step[d]] == WALL) break;
                        continue;
                    }
                    if (stones == 5) return -1;
                    if (stones == 4 && freeA != firstWin) {
                        wins++;
                        firstWin = freeA;
                    }
                    if (stones == 3) {
                        if (three && !(freeA == pairA && freeB == pairB)
                                && (freeA == pairA || freeA == pairB || freeB == pairA || freeB == pairB)) open = true;
                        three = true;
                        pairA = freeA;
                        pairB = freeB;
                    }
                    if (stones == 2) sum += 11;
                    if (stones == 1) sum += 1;
                }
                if (wins > 1) sum += 25000;
                else if (wins == 1) { sum += 2600; threats++; }
                else if (open) { sum += 1800; threats++; }
                else if (three) sum += 240;
            }
        }
        if (threats > 1) sum += 11000;
        return sum > 350000 ? 350000 : sum;
    }
}
