// exercise: 06
// truth: wrong
// mistake: the bonus for two threats at once is given for exactly two, so that three or more threats at once are worth only their sum
// player: both
// style: int array of counts, switch, flat loops
// single: yes
// detail: only with three or more threats; seen on 15x15: three open threes in rows 3, 7 and 11 are worth less than the first two alone
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    // what a line can be
    private static final int NOTHING = 0, THREE = 1, OPEN_THREE = 2, FOUR = 3, OPEN_FOUR = 4, FIVE = 5;
    private static final int[] WORTH = {0, 300, 1_200, 2_000, 12_000, 0};

    private int little;

    @Override
    public int value(Board board) {
        int[] x = count(board, Player.X);
        int littleX = little;
        int[] o = count(board, Player.O);
        int littleO = little;
        if (x[FIVE] > 0) return 999_999;
        if (o[FIVE] > 0) return -999_999;
        return worth(x, littleX) - worth(o, littleO);
    }

    private int worth(int[] counts, int little) {
        int sum = little;
        for (int kind = THREE; kind <= OPEN_FOUR; kind++) sum += counts[kind] * WORTH[kind];
        switch (counts[OPEN_THREE] + counts[FOUR]) {
            case 0, 1: break;
            case 2: sum += 6_000; // one answer cannot stop both
        }
        return Math.min(sum, 900_000);
    }

    private int[] count(Board board, Player me) {
        int n = board.size();
        int[] counts = new int[6];
        little = 0;
        for (int i = 0; i < n; i++) {
            counts[kind(board, me, i, 0, 0, 1)]++;
            counts[kind(board, me, 0, i, 1, 0)]++;
            counts[kind(board, me, 0, i, 1, 1)]++;
            counts[kind(board, me, 0, i, 1, -1)]++;
            if (i > 0) {
                counts[kind(board, me, i, 0, 1, 1)]++;
                counts[kind(board, me, i, n - 1, 1, -1)]++;
            }
        }
        return counts;
    }

    private int kind(Board board, Player me, int r, int c, int dr, int dc) {
        int n = board.size();
        int best = NOTHING;
        int onlyWin = -1;
        int lastA = -1, lastB = -1; // the free cells of the last window with three
        for (int s = 0; ; s++) {
            int endR = r + (s + 4) * dr, endC = c + (s + 4) * dc;
            if (endR >= n || endC >= n || endC < 0) return best;
            int own = 0, free = 0, a = -1, b = -1;
            for (int k = s; k < s + 5; k++) {
                if (board.has(me, r + k * dr, c + k * dc)) own++;
                else if (board.isEmpty(r + k * dr, c + k * dc)) {
                    free++;
                    b = a;
                    a = k;
                }
            }
            if (own + free < 5) continue;
            if (own == 1) little += 1;
            if (own == 2) little += 12;
            if (own == 3) {
                boolean shared = lastA >= 0 && (a == lastA || a == lastB || b == lastA || b == lastB)
                        && !(a == lastA && b == lastB);
                best = Math.max(best, shared ? OPEN_THREE : THREE);
                lastA = a;
                lastB = b;
            }
            if (own == 4) {
                best = Math.max(best, onlyWin >= 0 && onlyWin != a ? OPEN_FOUR : FOUR);
                onlyWin = a;
            }
            if (own == 5) best = FIVE;
        }
    }
}
