// exercise: 06
// truth: wrong
// mistake: five are 500,000 points in the sum of their side, and what the other side has, up to 400,000, is still subtracted, so five can be worth less than a board without
// player: both
// style: bit sets in long, everything in one sum
// kind: subtle
// single: yes
// detail: extreme boards only: X has five while O has so many open fours that less remains than X gets for as many open fours of its own
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public final class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 500_000;

    @Override
    public int value(Board board) {
        int x = score(board, Player.X);
        int o = score(board, Player.O);
        return x - o;
    }

    private static int score(Board b, Player p) {
        int n = b.size(), total = 0, threats = 0, won = 0;
        for (int i = 0; i < n; i++) {
            long[][] lines = {
                pick(b, p, i, 0, 0, 1), pick(b, p, 0, i, 1, 0),
                pick(b, p, 0, i, 1, 1), i == 0 ? null : pick(b, p, i, 0, 1, 1),
                pick(b, p, 0, i, 1, -1), i == 0 ? null : pick(b, p, i, n - 1, 1, -1)
            };
            for (long[] l : lines) {
                if (l == null) continue;
                int kind = kind(l);
                if (kind == 5) won = FIVE;
                total += small(l) + new int[] {0, 180, 1_000, 1_600, 10_000, 0}[kind];
                threats += kind == 2 || kind == 3 ? 1 : 0;
            }
        }
        return won + Math.min(400_000, total + (threats > 1 ? 7_000 : 0));
    }

    /** own stones, free cells, length */
    private static long[] pick(Board b, Player p, int r, int c, int dr, int dc) {
        long own = 0, free = 0, bit = 1;
        for (; r < b.size() && c < b.size() && c >= 0; r += dr, c += dc, bit <<= 1) {
            own |= b.has(p, r, c) ? bit : 0;
            free |= b.isEmpty(r, c) ? bit : 0;
        }
        return new long[] {own, free, Long.numberOfTrailingZeros(bit)};
    }

    private static boolean made(long own) {
        return (own & own >> 1 & own >> 2 & own >> 3 & own >> 4) != 0;
    }

    private static int wins(long own, long free) {
        int wins = 0;
        for (long f = free; f != 0; f &= f - 1) wins += made(own | f & -f) ? 1 : 0;
        return wins;
    }

    /** 0 nothing, 1 three, 2 open three, 3 four, 4 open four, 5 five */
    private static int kind(long[] l) {
        if (made(l[0])) return 5;
        int wins = wins(l[0], l[1]);
        if (wins > 0) return wins > 1 ? 4 : 3;
        int most = 0;
        if (Long.bitCount(l[0]) >= 3) {
            for (long f = l[1]; f != 0; f &= f - 1) most = Math.max(most, wins(l[0] | f & -f, l[1] & ~(f & -f)));
        }
        return Math.min(most, 2);
    }

    private static int small(long[] l) {
        int s = 0;
        for (int w = 0; w + 5 <= l[2]; w++) {
            long mask = 31L << w;
            if (((l[0] | l[1]) & mask) != mask) continue;
            int k = Long.bitCount(l[0] & mask);
            s += k == 2 ? 10 : k == 1 ? 1 : 0;
        }
        return s;
    }
}
