// exercise: 06
// truth: wrong
// mistake: A side that alone has an open four is at once given 300,000 without a look at what else there is, so the other side's four makes no difference.
// kind: subtle
// player: both
// style: ladder of cases from the strongest pattern down
// single: yes
// detail: a board on which one side has an open four and the other a four (no open one): the same value with and without that four
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int NOTHING = 0, THREE = 1, OPEN_THREE = 2, FOUR = 3, OPEN_FOUR = 4, FIVE = 5;

    /** how many lines of each kind a side has, and the points for small things */
    private static class Count {
        int[] lines = new int[6];
        int small;

        boolean has(int kind) { return lines[kind] > 0; }

        int points() {
            int threats = lines[FOUR] + lines[OPEN_THREE];
            return Math.min(250_000, small + 200 * lines[THREE] + 1_000 * lines[OPEN_THREE] + 1_500 * lines[FOUR] + 10_000 * lines[OPEN_FOUR]
                    + (threats >= 2 ? 5_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Count x = count(board, Player.X);
        Count o = count(board, Player.O);
        // won
        if (x.has(FIVE)) return 1_000_000;
        if (o.has(FIVE)) return -1_000_000;
        // as good as won
        if (x.has(OPEN_FOUR) && !o.has(OPEN_FOUR)) return 300_000 + x.lines[OPEN_FOUR] * 100;
        if (o.has(OPEN_FOUR) && !x.has(OPEN_FOUR)) return -300_000 - o.lines[OPEN_FOUR] * 100;
        // open
        return x.points() - o.points();
    }

    private Count count(Board b, Player p) {
        Count count = new Count();
        int n = b.size();
        for (int k = 0; k < n; k++) {
            kind(b, p, k, 0, 0, 1, count);
            kind(b, p, 0, k, 1, 0, count);
        }
        for (int k = 0; k < n - 4; k++) {
            kind(b, p, 0, k, 1, 1, count);
            kind(b, p, 0, n - 1 - k, 1, -1, count);
            if (k > 0) {
                kind(b, p, k, 0, 1, 1, count);
                kind(b, p, k, n - 1, 1, -1, count);
            }
        }
        return count;
    }

    private void kind(Board b, Player p, int r, int c, int dr, int dc, Count count) {
        int n = b.size();
        int length = 0;
        int own = 0, free = 0;
        for (int i = r, j = c; i < n && j >= 0 && j < n; i += dr, j += dc) {
            if (b.has(p, i, j)) own |= 1 << length;
            if (b.isEmpty(i, j)) free |= 1 << length;
            length++;
        }
        int wins = 0, pairs = 0, before = 0;
        int best = NOTHING;
        for (int mask = 31; mask < 1 << length; mask <<= 1) {
            if ((mask & ~(own | free)) != 0) continue;
            int lacking = mask & free;
            switch (Integer.bitCount(lacking)) {
                case 0 -> best = FIVE;
                case 1 -> {
                    best = Math.max(best, wins != 0 && wins != lacking ? OPEN_FOUR : FOUR);
                    wins |= lacking;
                }
                case 2 -> {
                    best = Math.max(best, lacking != before && (pairs & lacking) != 0 ? OPEN_THREE : THREE);
                    pairs |= lacking;
                    before = lacking;
                }
                case 3 -> count.small += 10;
                case 4 -> count.small += 1;
                default -> {}
            }
        }
        count.lines[best]++;
    }
}
