// exercise: 06
// truth: right
// mistake: -
// player: both
// style: bit masks for lines, only shifts and counts of bits
// kind: right
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** A line is two numbers: a bit for each own stone, and a bit for each of the other side's. */
public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 9, 15, 60}; // for a window that is still possible

    @Override
    public int value(Board board) {
        long[] x = new long[3]; // five, sum, threats
        long[] o = new long[3];
        int n = board.size();
        for (int i = 1 - n; i < 2 * n - 1; i++) {
            if (i >= 0 && i < n) {
                both(board, i, 0, 0, 1, x, o);
                both(board, 0, i, 1, 0, x, o);
            }
            if (i < n) {
                both(board, Math.max(0, -i), Math.max(0, i), 1, 1, x, o);
            }
            if (i >= 0) {
                both(board, Math.max(0, i - n + 1), Math.min(i, n - 1), 1, -1, x, o);
            }
        }
        return x[0] > 0 ? 900_000 : o[0] > 0 ? -900_000 : (int) (total(x) - total(o));
    }

    private static long total(long[] side) {
        return Math.min(850_000, side[1] + (side[2] > 1 ? 4_000 * (side[2] - 1) : 0));
    }

    private static void both(Board board, int row, int column, int down, int right, long[] x, long[] o) {
        int mine = 0;
        int yours = 0;
        int length = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            mine |= (board.has(Player.X, row, column) ? 1 : 0) << length;
            yours |= (board.has(Player.O, row, column) ? 1 : 0) << length++;
            row += down;
            column += right;
        }
        read(mine, yours, length, x);
        read(yours, mine, length, o);
    }

    private static void read(int mine, int yours, int length, long[] side) {
        int wins = 0;
        int seen = 0;
        int shared = 0;
        int before = 0;
        for (int window = 31; window < 1 << length; window <<= 1) {
            if ((window & yours) != 0) {
                continue;
            }
            int lacking = window & ~mine;
            int stones = 5 - Integer.bitCount(lacking);
            if (stones == 5) {
                side[0] = 1;
                return;
            }
            side[1] += POINTS[stones];
            if (stones == 4) {
                wins |= lacking;
            } else if (stones == 3 && lacking != before) {
                shared |= seen & lacking;
                seen |= lacking;
                before = lacking;
            }
        }
        if (wins != 0) {
            boolean open = (wins & wins - 1) != 0;
            side[1] += open ? 12_000 : 1_900;
            side[2] += open ? 0 : 1;
        } else if (seen != 0) {
            side[1] += shared != 0 ? 1_500 : 250;
            side[2] += shared != 0 ? 1 : 0;
        }
    }
}
