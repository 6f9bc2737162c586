// exercise: 06
// truth: right
// mistake: none; all lines are numbers of bits taken from board.row and sheared, five are worth exactly 1,000,000 and everything else at most 400,000
// player: both
// style: bit rows sheared for the diagonals, values up to the very bound
// single: yes
// detail: -
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int BOUND = 1_000_000;

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        if (x == BOUND) return BOUND;
        if (o == BOUND) return -BOUND;
        return Math.min(x, 400_000) - Math.min(o, 400_000);
    }

    private static long[][] masks(Board board, Player player) {
        int n = board.size();
        long[][] lines = new long[4][2 * n - 1];
        for (int r = 0; r < n; r++) {
            long row = board.row(player, r);
            lines[0][r] = row;
            for (long rest = row; rest != 0; rest &= rest - 1) {
                int c = Long.numberOfTrailingZeros(rest);
                lines[1][c] |= 1L << r;
                lines[2][r - c + n - 1] |= 1L << r;
                lines[3][r + c] |= 1L << r;
            }
        }
        return lines;
    }

    private static long cells(int n, int direction, int line) {
        long all = (1L << n) - 1;
        if (direction < 2) return line < n ? all : 0;
        int away = line - (n - 1); // how far from the long diagonal
        int length = n - Math.abs(away);
        return (1L << length) - 1 << Math.max(0, away);
    }

    private static int of(Board board, Player player) {
        int n = board.size();
        long[][] own = masks(board, player);
        long[][] other = masks(board, player.opponent());
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int line = 0; line < 2 * n - 1; line++) {
                long usable = cells(n, d, line) & ~other[d][line];
                long wins = 0, seen = 0, again = 0, before = 0;
                int twos = 0, ones = 0;
                for (int i = 0; i <= n - 5; i++) {
                    long window = 31L << i;
                    if ((usable & window) != window) continue;
                    long lacks = window & ~own[d][line];
                    switch (Long.bitCount(lacks)) {
                        case 0: return BOUND;
                        case 1: wins |= lacks; break;
                        case 2: again |= lacks == before ? 0 : seen & lacks; seen |= lacks; before = lacks; break;
                        case 3: twos++; break;
                        case 4: ones++; break;
                        default: break;
                    }
                }
                sum += 4 * twos + ones;
                if (wins != 0) {
                    boolean single = (wins & wins - 1) == 0;
                    sum += single ? 2_000 : 9_000;
                    threats += single ? 1 : 0;
                } else if (seen != 0) {
                    sum += again != 0 ? 1_500 : 200;
                    threats += again != 0 ? 1 : 0;
                }
            }
        }
        return threats >= 2 ? sum + 4_000 : sum;
    }
}
