// exercise: 06
// truth: wrong
// mistake: The value is a plain sum over the windows: nothing is added for two threats at once, which are therefore worth just the sum of the two.
// kind: slip
// player: both
// style: nested IntStreams, a table by the number of stones
// single: yes
// detail: -
import java.util.stream.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 10, 100, 1000};

    @Override
    public int value(Board board) {
        if (five(board, Player.X)) return 900_000;
        if (five(board, Player.O)) return -900_000;
        return Math.min(800_000, points(board, Player.X)) - Math.min(800_000, points(board, Player.O));
    }

    /** the stones of a player in every window without one of the other's */
    private IntStream windows(Board board, Player player) {
        int n = board.size();
        return IntStream.range(0, 4 * n * n)
                .filter(k -> fits(n, k / 4 / n, k / 4 % n, k % 4))
                .map(k -> stones(board, player, k / 4 / n, k / 4 % n, k % 4));
    }

    private static int down(int d) { return d == 0 ? 0 : 1; }

    private static int right(int d) { return d == 1 ? 0 : d == 3 ? -1 : 1; }

    private static boolean fits(int n, int r, int c, int d) {
        int lastRow = r + 4 * down(d), lastColumn = c + 4 * right(d);
        return lastRow < n && lastColumn < n && lastColumn >= 0;
    }

    private static int stones(Board b, Player p, int r, int c, int d) {
        int mine = 0;
        for (int i = 0; i < 5; i++) {
            if (b.has(p.opponent(), r + i * down(d), c + i * right(d))) return 0;
            if (b.has(p, r + i * down(d), c + i * right(d))) mine++;
        }
        return mine;
    }

    private boolean five(Board board, Player player) {
        return windows(board, player).anyMatch(k -> k == 5);
    }

    private int points(Board board, Player player) {
        return windows(board, player).map(k -> POINTS[k]).sum();
    }
}
