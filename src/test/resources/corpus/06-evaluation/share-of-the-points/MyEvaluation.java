// exercise: 06
// truth: wrong
// mistake: the value is the share of the points in per cent instead of their difference, so one side alone is always worth 100
// player: both
// style: padded array, normalised score
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EMPTY = 0, XX = 1, OO = 2, WALL = 3;

    @Override
    public int value(Board board) {
        int rows = board.size();
        int stride = rows + 2;
        int[] area = new int[stride * stride];
        for (int at = 0; at < stride * stride; at++) {
            int r = at / stride - 1, c = at % stride - 1;
            if (r < 0 || c < 0 || r >= rows || c >= rows) area[at] = WALL;
            else if (board.has(Player.X, r, c)) area[at] = XX;
            else if (board.has(Player.O, r, c)) area[at] = OO;
        }
        int x = side(area, stride, XX);
        int o = side(area, stride, OO);
        if (x < 0) return 101;
        if (o < 0) return -101;
        return x + o == 0 ? 0 : 100 * (x - o) / (x + o);
    }

    /** -1 if the side has five. */
    private static int side(int[] area, int stride, int me) {
        int[] step = {1, stride, stride + 1, stride - 1};
        int sum = 0, threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int at = 0; at < area.length; at++) {
                if (area[at] == WALL || area[at - step[d]] != WALL) continue;
                // at is the first area of a line
                int wins = 0, firstWin = -1;
                int pairA = -1, pairB = -1;
                boolean hasThree = false, isOpen = false;
                for (int s = at; area[s] != WALL; s += step[d]) {
                    int stones = 0, freeA = -1, freeB = -1, k;
                    for (k = 0; k < 5; k++) {
                        int q = s + k * step[d];
                        if (area[q] == me) stones++;
                        else if (area[q] != EMPTY) break;
                        else if (freeA < 0) freeA = q;
                        else if (freeB < 0) freeB = q;
                    }
                    if (k < 5) {
                        if (area[s + k * step[d]] == WALL) break;
                        continue;
                    }
                    if (stones == 5) return -1;
                    if (stones == 4 && freeA != firstWin) {
                        wins++;
                        firstWin = freeA;
                    }
                    if (stones == 3) {
                        if (hasThree && !(freeA == pairA && freeB == pairB)
                                && (freeA == pairA || freeA == pairB || freeB == pairA || freeB == pairB)) isOpen = true;
                        hasThree = true;
                        pairA = freeA;
                        pairB = freeB;
                    }
                    if (stones == 2) sum += 11;
                    if (stones == 1) sum += 1;
                }
                if (wins > 1) sum += 25000;
                else if (wins == 1) { sum += 2600; threats++; }
                else if (isOpen) { sum += 1800; threats++; }
                else if (hasThree) sum += 240;
            }
        }
        if (threats > 1) sum += 11000;
        return sum > 9000000 ? 9000000 : sum;
    }
}
