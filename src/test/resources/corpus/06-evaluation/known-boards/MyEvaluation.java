// exercise: 06
// truth: wrong
// mistake: Values are remembered by board.hashCode() alone, and different boards have the same hash code (stones 32 cells apart in one word cancel out).
// player: both
// style: cache in a HashMap of Integers, windows as streams of cells
// kind: subtle
// single: yes
// detail: one object asked about two boards with equal hash codes, such as the empty board and one with stones of X on the cells 5 and 37 (counted row by row)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int MOST_KNOWN = 1 << 16;
    private static final int[] STEPS = {0, 1, 1, 0, 1, 1, 1, -1};

    /** A search comes to the same board again and again by other ways. */
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        if (known.size() >= MOST_KNOWN) {
            known.clear();
        }
        return known.computeIfAbsent(board.hashCode(), key -> computed(board));
    }

    private static int computed(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE || o == Integer.MAX_VALUE) {
            return x == Integer.MAX_VALUE ? 500_000 : -500_000;
        }
        return x - o;
    }

    private static int side(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        int n = board.size();
        for (int s = 0; s < STEPS.length; s += 2) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int rowBefore = row - STEPS[s];
                    int columnBefore = column - STEPS[s + 1];
                    boolean begins = rowBefore < 0 || columnBefore < 0 || columnBefore >= n;
                    if (!begins) {
                        continue;
                    }
                    int points = line(board, me, row, column, STEPS[s], STEPS[s + 1]);
                    if (points == Integer.MAX_VALUE) {
                        return points;
                    }
                    sum += Math.abs(points);
                    threats += points < 0 ? 1 : 0;
                }
            }
        }
        return Math.min(400_000, sum + (threats >= 2 ? 5_000 : 0));
    }

    /** The points of a line, negative if it is a threat. */
    private static int line(Board board, Player me, int row, int column, int down, int right) {
        int small = 0;
        long wins = 0;
        long once = 0;
        long twice = 0;
        long before = 0;
        for (int start = 0; inside(board, row + (start + 4) * down, column + (start + 4) * right); start++) {
            int stones = 0;
            long free = 0;
            boolean blocked = false;
            for (int i = start; i < start + 5; i++) {
                int r = row + i * down;
                int c = column + i * right;
                if (board.isEmpty(r, c)) {
                    free |= 1L << i;
                } else if (board.has(me, r, c)) {
                    stones++;
                } else {
                    blocked = true;
                }
            }
            if (blocked) {
                continue;
            }
            if (stones == 5) {
                return Integer.MAX_VALUE;
            } else if (stones == 4) {
                wins |= free;
            } else if (stones == 3 && free != before) {
                twice |= once & free;
                once |= free;
                before = free;
            } else if (stones < 3) {
                small += stones == 2 ? 10 : stones;
            }
        }
        if (wins != 0) {
            return Long.bitCount(wins) > 1 ? small + 10_000 : -small - 1_500;
        }
        return twice != 0 ? -small - 1_000 : once != 0 ? small + 200 : small;
    }

    private static boolean inside(Board board, int row, int column) {
        return row < board.size() && column >= 0 && column < board.size();
    }
}
