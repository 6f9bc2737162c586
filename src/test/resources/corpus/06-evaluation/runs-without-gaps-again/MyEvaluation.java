// exercise: 06
// truth: wrong
// mistake: only stones side by side are counted, a line with a gap is two short runs
// player: both
// style: runs with two ends and the room around them
// single: yes
// detail: always for lines with a gap
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    public int value(Board b) {
        Integer x = count(b, Player.X), o = count(b, Player.O);
        if (x == null) return 1_000_000;
        if (o == null) return -1_000_000;
        return x - o;
    }

    /** null if the player has five */
    private Integer count(Board b, Player me) {
        int sum = 0, threats = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int r = 0; r < b.size(); r++) {
                for (int c = 0; c < b.size(); c++) {
                    if (!is(b, me, r, c) || is(b, me, r - d[0], c - d[1])) continue;
                    int len = 0;
                    while (is(b, me, r + len * d[0], c + len * d[1])) len++;
                    if (len >= 5) return null;
                    int before = 0, after = 0; // room on both sides, at most five
                    while (before < 5 && usable(b, me, r - (before + 1) * d[0], c - (before + 1) * d[1])) before++;
                    while (after < 5 && usable(b, me, r + (len + after) * d[0], c + (len + after) * d[1])) after++;
                    if (before + len + after < 5) continue;
                    boolean open = before > 0 && after > 0 && before + len + after > 5;
                    switch (len) {
                        case 4 -> {
                            sum += open ? 10_000 : 1_500;
                            if (!open) threats++;
                        }
                        case 3 -> {
                            sum += open ? 1_000 : 200;
                            if (open) threats++;
                        }
                        case 2 -> sum += open ? 30 : 10;
                        default -> sum += open ? 2 : 1;
                    }
                }
            }
        }
        if (threats >= 2) sum += 5_000;
        return Math.min(sum, 900_000);
    }

    private boolean on(Board b, int r, int c) { return r >= 0 && c >= 0 && r < b.size() && c < b.size(); }

    private boolean is(Board b, Player me, int r, int c) { return on(b, r, c) && b.has(me, r, c); }

    private boolean usable(Board b, Player me, int r, int c) { return on(b, r, c) && !b.has(me.opponent(), r, c); }
}
