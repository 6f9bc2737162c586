// exercise: 06
// truth: wrong
// mistake: in the table for O the open three is worth 90 instead of 900
// player: MIN
// style: two tables of weights, bit masks
// single: yes
// detail: whenever O has an open three
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    //                                     one two three open3 four open4
    private static final int[] X_POINTS = {1, 7, 100, 900, 1300, 9000};
    private static final int[] O_POINTS = {1, 7, 100, 90, 1300, 9000};

    @Override
    public int value(Board board) {
        long[][] x = lines(board, Player.X);
        long[][] o = lines(board, Player.O);
        if (five(x)) return 500_000;
        if (five(o)) return -500_000;
        return points(x, X_POINTS) - points(o, O_POINTS);
    }

    /** For each line: the player's stones, the free cells. */
    private long[][] lines(Board board, Player player) {
        int n = board.size();
        long[][] lines = new long[6 * n - 2][2];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int kind = board.has(player, r, c) ? 0 : board.isEmpty(r, c) ? 1 : -1;
                if (kind < 0) continue;
                lines[r][kind] |= 1L << c;
                lines[n + c][kind] |= 1L << r;
                lines[2 * n + r - c + n - 1][kind] |= 1L << r;
                lines[4 * n - 1 + r + c][kind] |= 1L << r;
            }
        }
        return lines;
    }

    private boolean five(long[][] lines) {
        for (long[] line : lines) {
            long s = line[0];
            if ((s & s >> 1 & s >> 2 & s >> 3 & s >> 4) != 0) return true;
        }
        return false;
    }

    private int points(long[][] lines, int[] worth) {
        int sum = 0;
        int threats = 0;
        for (long[] line : lines) {
            long own = line[0];
            long room = own | line[1];
            if (own == 0) continue;
            int ways = ways(own, room);
            int later = 0;
            if (ways == 0 && Long.bitCount(own) >= 3) {
                for (long f = line[1]; f != 0; f &= f - 1) {
                    later = Math.max(later, ways(own | f & -f, room));
                }
            }
            if (ways > 1) sum += worth[5];
            else if (ways == 1) sum += worth[4];
            else if (later > 1) sum += worth[3];
            else if (later == 1) sum += worth[2];
            if (ways > 0 || later > 1) threats++;
            for (int i = 0; i + 5 <= 20; i++) {
                long w = 31L << i;
                if ((room & w) != w) continue;
                int k = Long.bitCount(own & w);
                if (k == 1) sum += worth[0];
                if (k == 2) sum += worth[1];
            }
        }
        return Math.min(300_000, threats > 1 ? sum + 4000 : sum);
    }

    /** How many cells would make five. */
    private int ways(long own, long room) {
        long cells = 0;
        for (int i = 0; i + 5 <= 20; i++) {
            long w = 31L << i;
            if ((room & w) == w && Long.bitCount(own & w) == 4) cells |= w & ~own;
        }
        return Long.bitCount(cells);
    }
}
