// exercise: 06
// truth: wrong
// mistake: values are kept in a map under board.hashCode() alone, and different boards can have the same hash code
// player: both
// style: cache in front, functional interfaces and lambdas
// kind: subtle
// single: yes
// detail: two boards of the same size with the same hash code are asked about one after the other, as when a stone stands 32 cells further on (index row*size+column) in the same word of 64
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Board board) {
        return known.computeIfAbsent(board.hashCode(), code -> compute(board));
    }

    private static int compute(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x < 0 || o < 0) {
            return x < 0 ? 950_000 : -950_000;
        }
        return x - o;
    }

    /** Negative if there is a five. */
    private static int side(Board board, Player player) {
        int n = board.size();
        int[] sum = new int[2];
        int[] starts = new int[6 * n - 2];
        int lines = 0;
        for (int i = 0; i < n; i++) {
            starts[lines++] = i * n * 4; // along the row
            starts[lines++] = i * 4 + 1; // down the column
            starts[lines++] = i * 4 + 2; // down to the right, from the top
            starts[lines++] = i * 4 + 3; // down to the left, from the top
            if (i > 0) {
                starts[lines++] = i * n * 4 + 2;
                starts[lines++] = (i * n + n - 1) * 4 + 3;
            }
        }
        for (int start : starts) {
            int row = start / 4 / n;
            int column = start / 4 % n;
            int down = start % 4 == 0 ? 0 : 1;
            int right = new int[] {1, 0, 1, -1}[start % 4];
            int length = 0;
            while (row + length * down < n && column + length * right >= 0 && column + length * right < n) {
                length++;
            }
            IntPredicate mine = i -> board.has(player, row + i * down, column + i * right);
            IntPredicate free = i -> board.isEmpty(row + i * down, column + i * right);
            if (line(length, mine, free, sum)) {
                return -1;
            }
        }
        return Math.min(480_000, sum[0] + (sum[1] >= 2 ? 6_500 : 0));
    }

    private static boolean line(int length, IntPredicate mine, IntPredicate free, int[] sum) {
        Set<Integer> wins = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        for (int from = 0; from + 5 <= length; from++) {
            int missing = 0;
            int stones = 0;
            for (int i = from; i < from + 5; i++) {
                if (mine.test(i)) {
                    stones++;
                } else if (free.test(i)) {
                    missing |= 1 << i;
                } else {
                    stones = -9;
                }
            }
            if (stones == 5) {
                return true;
            } else if (stones == 4) {
                wins.add(missing);
            } else if (stones == 3) {
                pairs.add(missing);
            } else if (stones > 0) {
                sum[0] += stones == 2 ? 12 : 1;
            }
        }
        int either = pairs.stream().reduce(0, (a, b) -> a | b);
        boolean open = Integer.bitCount(either) < 2 * pairs.size();
        if (!wins.isEmpty()) {
            sum[0] += wins.size() > 1 ? 14_000 : 1_900;
            sum[1] += wins.size() > 1 ? 0 : 1;
        } else if (!pairs.isEmpty()) {
            sum[0] += open ? 1_300 : 240;
            sum[1] += open ? 1 : 0;
        }
        return false;
    }
}
