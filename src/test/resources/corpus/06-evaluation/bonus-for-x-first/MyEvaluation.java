// exercise: 06
// truth: wrong
// mistake: The bonus for two threats of O is only given in the else of the one for X, so where both have two threats O gets none.
// player: MIN
// style: one pass for both players, fields, recursion for the length
// single: yes
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    private Board b;
    private int n;

    @Override
    public int value(Board board) {
        b = board.copy();
        n = board.size();
        int total = 0;
        int xThreats = 0;
        int oThreats = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (in(r - DR[d], c - DC[d])) continue;
                    int length = length(r, c, d);
                    if (length < 5) continue;
                    for (Player p : Player.values()) {
                        int sign = p == Player.X ? 1 : -1;
                        int v = line(p, r, c, d, length);
                        if (v == FIVE) return sign * FIVE;
                        if (v >= THREAT) {
                            if (p == Player.X) xThreats++;
                            else oThreats++;
                        }
                        total += sign * v;
                    }
                }
            }
        }
        if (xThreats >= 2) total += BONUS;
        else if (oThreats >= 2) total -= BONUS;
        return Math.max(-800_000, Math.min(800_000, total));
    }

    private static final int FIVE = 1_000_000;
    private static final int THREAT = 6_000;
    private static final int BONUS = 25_000;

    private boolean in(int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private int length(int r, int c, int d) {
        return in(r, c) ? 1 + length(r + DR[d], c + DC[d], d) : 0;
    }

    private int line(Player p, int r, int c, int d, int length) {
        boolean[] me = new boolean[length];
        boolean[] you = new boolean[length];
        for (int i = 0; i < length; i++) {
            me[i] = b.has(p, r + i * DR[d], c + i * DC[d]);
            you[i] = b.has(p.opponent(), r + i * DR[d], c + i * DC[d]);
        }
        int sum = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int k = stones(me, you, i);
            if (k == 5) return FIVE;
            sum += k * k * k;
        }
        long wins = wins(me, you);
        if (wins > 1) return 50_000 + sum;
        if (wins == 1) return 6_000 + sum;
        for (int i = 0; i < length; i++) {
            if (me[i] || you[i]) continue;
            me[i] = true;
            long after = wins(me, you);
            me[i] = false;
            if (after > 1) return 7_000 + sum;
        }
        return sum;
    }

    private int stones(boolean[] me, boolean[] you, int from) {
        int k = 0;
        for (int i = from; i < from + 5; i++) {
            if (you[i]) return 0;
            if (me[i]) k++;
        }
        return k;
    }

    private long wins(boolean[] me, boolean[] you) {
        return IntStream.rangeClosed(0, me.length - 5)
                .filter(i -> stones(me, you, i) == 4)
                .map(i -> IntStream.range(i, i + 5).filter(k -> !me[k]).findFirst().getAsInt())
                .distinct()
                .count();
    }
}
