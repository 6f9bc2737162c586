// exercise: 06
// truth: wrong
// mistake: only the strongest line of each side counts (a maximum instead of a sum), so two threats are worth no more than one and never more than the sum of both
// player: both
// style: base-3 line codes, memoized
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** A line is a number in base 3. What a line is worth to X and to O is computed once and then looked up. */
public class MyEvaluation implements EvaluationTask {
    private enum Kind { NOTHING, THREE_OPEN, FOUR, FOUR_OPEN, FIVE }

    private record Rating(Kind kind, int points) {}

    private final Map<Long, Rating> known = new HashMap<>();

    @Override
    public int value(Board board) {
        int[] points = new int[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        int n = board.size();
        for (int r = 0; r < n; r++) {
            count(board, r, 0, 0, 1, points, threats, five);
            count(board, 0, r, 1, 0, points, threats, five);
            count(board, r, 0, 1, 1, points, threats, five);
            count(board, r, 0, -1, 1, points, threats, five);
            if (r > 0) {
                count(board, 0, r, 1, 1, points, threats, five);
                count(board, n - 1, r, -1, 1, points, threats, five);
            }
        }
        if (five[0] || five[1]) {
            return five[0] ? 999_999 : -999_999;
        }
        for (int side = 0; side < 2; side++) {
            points[side] = Math.min(points[side], 400_000);
        }
        return points[0] - points[1];
    }

    private void count(Board board, int row, int column, int dr, int dc, int[] points, int[] threats, boolean[] five) {
        long forX = 1; // a leading one tells the length
        long forO = 1;
        while (row >= 0 && row < board.size() && column < board.size()) {
            int x = board.has(Player.X, row, column) ? 1 : 0;
            int o = board.has(Player.O, row, column) ? 1 : 0;
            forX = 3 * forX + x + 2 * o;
            forO = 3 * forO + o + 2 * x;
            row += dr;
            column += dc;
        }
        long[] codes = {forX, forO};
        for (int side = 0; side < 2; side++) {
            Rating rating = known.computeIfAbsent(codes[side], MyEvaluation::rate);
            points[side] = Math.max(points[side], rating.points());
            five[side] |= rating.kind() == Kind.FIVE;
            threats[side] += rating.kind() == Kind.FOUR || rating.kind() == Kind.THREE_OPEN ? 1 : 0;
        }
    }

    private static Rating rate(long code) {
        int[] cells = new int[20];
        int length = 0;
        while (code > 1) {
            cells[length++] = (int) (code % 3);
            code /= 3;
        }
        Kind best = Kind.NOTHING;
        int points = 0;
        int[] fives = new int[length];
        int[] fours = new int[length];
        for (int i = 0; i + 4 < length; i++) {
            int mine = 0;
            int others = 0;
            for (int j = i; j < i + 5; j++) {
                mine += cells[j] == 1 ? 1 : 0;
                others += cells[j] == 2 ? 1 : 0;
            }
            if (others > 0) {
                continue;
            }
            if (mine == 5) {
                return new Rating(Kind.FIVE, 0);
            }
            points += (1 << 2 * mine) - 1; // 0, 3, 15, 63, 255
            for (int j = i; j < i + 5; j++) {
                if (cells[j] == 0) {
                    fives[j] += mine == 4 ? 1 : 0;
                    fours[j] += mine == 3 ? 1 : 0;
                }
            }
        }
        int ways = 0;
        boolean open = false;
        for (int j = 0; j < length; j++) {
            ways += fives[j] > 0 ? 1 : 0;
            open |= fours[j] > 1;
        }
        if (ways > 0) {
            best = ways > 1 ? Kind.FOUR_OPEN : Kind.FOUR;
        } else if (open) {
            best = Kind.THREE_OPEN;
        }
        return new Rating(best, points + new int[] {0, 1_500, 4_000, 30_000, 0}[best.ordinal()]);
    }
}
