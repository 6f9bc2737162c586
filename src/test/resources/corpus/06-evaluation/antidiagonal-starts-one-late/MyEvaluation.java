// exercise: 06
// truth: wrong
// mistake: The loop over the anti-diagonals begins at column 5 and not at 4 (column > 4), so anti-diagonal lines whose upper right end of a window lies in column 4 are not seen: fives and threats next to the left edge are missed.
// player: both
// style: four separate loops, one per direction, window method with callbacks
// single: yes
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private class Tally {
        final Board board;
        final Player me;
        boolean won = false;
        int points = 0;
        final Map<Integer, Set<Integer>> fours = new HashMap<>();
        final Map<Integer, Set<Integer>> threes = new HashMap<>();
        final Set<Integer> openThrees = new HashSet<>();

        Tally(Board board, Player me) {
            this.board = board;
            this.me = me;
        }

        void window(int line, int row, int column, int dr, int dc) {
            int stones = 0;
            int holes = 0;
            int[] hole = new int[5];
            for (int i = 0; i < 5; i++) {
                int r = row + i * dr;
                int c = column + i * dc;
                if (board.has(me, r, c)) {
                    stones++;
                } else if (board.has(me.opponent(), r, c)) {
                    return;
                } else {
                    hole[holes++] = 100 * r + c;
                }
            }
            if (stones == 5) won = true;
            if (stones == 4) fours.computeIfAbsent(line, k -> new HashSet<>()).add(hole[0]);
            if (stones == 3) {
                Set<Integer> pairs = threes.computeIfAbsent(line, k -> new HashSet<>());
                int pair = 10_000 * hole[0] + hole[1];
                for (int other : pairs) {
                    if (other != pair && (other / 10_000 == hole[0] || other / 10_000 == hole[1]
                            || other % 10_000 == hole[0] || other % 10_000 == hole[1])) {
                        openThrees.add(line);
                    }
                }
                pairs.add(pair);
            }
            if (stones == 2) points += 10;
            if (stones == 1) points += 1;
        }

        int result() {
            if (won) return 500_000;
            int threats = 0;
            for (Set<Integer> cells : fours.values()) {
                if (cells.size() >= 2) {
                    points += 12_000;
                } else {
                    points += 2_000;
                    threats++;
                }
            }
            for (int line : threes.keySet()) {
                if (fours.containsKey(line)) continue;
                if (openThrees.contains(line)) {
                    points += 1_500;
                    threats++;
                } else {
                    points += 250;
                }
            }
            if (threats >= 2) points += 6_000;
            return Math.min(points, 240_000);
        }
    }

    @Override
    public int value(Board board) {
        return all(board, Player.X) - all(board, Player.O);
    }

    private int all(Board board, Player me) {
        int n = board.size();
        Tally tally = new Tally(board, me);
        // rows
        for (int r = 0; r < n; r++)
            for (int c = 0; c <= n - 5; c++)
                tally.window(1000 + r, r, c, 0, 1);
        // columns
        for (int c = 0; c < n; c++)
            for (int r = 0; r <= n - 5; r++)
                tally.window(2000 + c, r, c, 1, 0);
        // diagonals, down to the right
        for (int r = 0; r <= n - 5; r++)
            for (int c = 0; c <= n - 5; c++)
                tally.window(3000 + r - c, r, c, 1, 1);
        // diagonals, down to the left
        for (int r = 0; r <= n - 5; r++)
            for (int c = n - 1; c > 4; c--)
                tally.window(4000 + r + c, r, c, 1, -1);
        return tally.result();
    }
}
