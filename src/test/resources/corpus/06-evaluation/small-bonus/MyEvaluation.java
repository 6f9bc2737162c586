// exercise: 06
// truth: wrong
// mistake: the bonus for two threats is too small beside the points for closed threes: a four with an open three gets less than a four with six closed threes
// player: both
// style: each line as two ints, masks slid along it
// kind: subtle
// single: yes
// detail: only with six closed threes beside the four (five are still worth less)
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public final class MyEvaluation implements EvaluationTask {
    private static final int WINDOW = 0b11111;
    private static final long FIVE = 1L << 62;

    @Override
    public int value(Board board) {
        long x = side(board, Player.X);
        long o = side(board, Player.O);
        if (x == FIVE || o == FIVE) {
            return x == FIVE ? 900_000 : -900_000;
        }
        return (int) (x - o);
    }

    private long side(Board board, Player me) {
        int n = board.size();
        long sum = 0;
        int threats = 0;
        for (int k = 0; k < 6 * n - 2; k++) { // n rows, n columns, 2n-1 and 2n-1 diagonals
            int mine = 0;
            int other = 0;
            int length = 0;
            for (int i = 0; i < n; i++) {
                int row = k < n ? k : i;
                int column = k < n ? i : k < 2 * n ? k - n : k < 4 * n - 1 ? i + (k - 3 * n + 1) : (k - 4 * n + 1) - i;
                if (column < 0 || column >= n) {
                    continue;
                }
                mine |= board.has(me, row, column) ? 1 << length : 0;
                other |= board.has(me.opponent(), row, column) ? 1 << length : 0;
                length++;
            }
            if (mine == 0) {
                continue;
            }
            int[] windows = new int[6];
            int wins = wins(mine, other, length, windows);
            if (windows[5] > 0) {
                return FIVE;
            }
            sum += windows[1] + 12L * windows[2];
            if (wins != 0) {
                boolean open = (wins & wins - 1) != 0;
                sum += open ? 12_000 : 1_700;
                threats += open ? 0 : 1;
            } else if (windows[3] > 0) {
                boolean open = false;
                for (int free = ~(mine | other) & (1 << length) - 1; free != 0 && !open; free &= free - 1) {
                    int then = wins(mine | free & -free, other, length, new int[6]);
                    open = Integer.bitCount(then) > 1;
                }
                sum += open ? 1_300 : 360;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(440_000, sum + (threats > 1 ? 720 * (threats - 1) : 0));
    }

    /** The cells that would make five, as bits; counts the windows by their stones besides. */
    private static int wins(int mine, int other, int length, int[] windows) {
        int wins = 0;
        for (int w = 0; w + 5 <= length; w++) {
            if ((other >>> w & WINDOW) != 0) {
                continue;
            }
            int has = mine >>> w & WINDOW;
            windows[Integer.bitCount(has)]++;
            if (Integer.bitCount(has) == 4) {
                wins |= (has ^ WINDOW) << w;
            }
        }
        return wins;
    }
}
