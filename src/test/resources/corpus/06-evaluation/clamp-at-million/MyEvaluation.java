// exercise: 06
// truth: wrong
// mistake: the sum of the patterns is clamped to the same 1,000,000 that five are worth, so many open fours are worth as much as five
// player: both
// style: constants, a points method for each pattern, clamp in value
// kind: subtle
// single: yes
// detail: boards with some seventeen open fours or more of one side, on large boards: not worth less than five in a row
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int MAX = 1_000_000;
    private static final int FIVE = MAX;
    private static final int OPEN_FOUR = 60_000;
    private static final int FOUR = 8_000;
    private static final int OPEN_THREE = 6_000;
    private static final int THREE = 1_000;
    private static final int DOUBLE = 25_000;

    @Override
    public int value(Board board) {
        if (wins(board, Player.X)) {
            return FIVE;
        }
        if (wins(board, Player.O)) {
            return -FIVE;
        }
        return clamp(points(board, Player.X) - points(board, Player.O));
    }

    private static int clamp(int value) {
        return Math.max(-MAX, Math.min(MAX, value));
    }

    private static boolean wins(Board board, Player player) {
        return lines(board.size()).anyMatch(line -> {
            int row = 0;
            for (int cell : line) {
                row = board.has(player, cell / board.size(), cell % board.size()) ? row + 1 : 0;
                if (row == 5) {
                    return true;
                }
            }
            return false;
        });
    }

    private static java.util.stream.Stream<int[]> lines(int n) {
        java.util.stream.Stream<int[]> straight = IntStream.range(0, 2 * n)
                .mapToObj(k -> IntStream.range(0, n).map(i -> k < n ? k * n + i : i * n + k - n).toArray());
        java.util.stream.Stream<int[]> slanted = IntStream.range(4, 2 * n - 5).boxed().flatMap(sum -> {
            int first = Math.max(0, sum - n + 1);
            int last = Math.min(sum, n - 1);
            return java.util.stream.Stream.of(
                    IntStream.rangeClosed(first, last).map(r -> r * n + sum - r).toArray(),
                    IntStream.rangeClosed(first, last).map(r -> r * n + n - 1 - sum + r).toArray());
        });
        return java.util.stream.Stream.concat(straight, slanted);
    }

    private static int points(Board board, Player player) {
        int n = board.size();
        int[] threats = {0};
        int sum = lines(n).mapToInt(line -> {
            int mine = 0;
            int his = 0;
            for (int i = 0; i < line.length; i++) {
                mine |= board.has(player, line[i] / n, line[i] % n) ? 1 << i : 0;
                his |= board.has(player.opponent(), line[i] / n, line[i] % n) ? 1 << i : 0;
            }
            return mine == 0 ? 0 : pattern(mine, his, line.length, threats);
        }).sum();
        return threats[0] > 1 ? sum + DOUBLE : sum;
    }

    private static int pattern(int mine, int his, int length, int[] threats) {
        int small = 0;
        int wins = 0;
        int once = 0;
        int twice = 0;
        int last = 0;
        for (int window = 31; window < 1 << length; window <<= 1) {
            if ((window & his) != 0) {
                continue;
            }
            int gaps = window & ~mine;
            int missing = Integer.bitCount(gaps);
            if (missing == 1) {
                wins |= gaps;
            } else if (missing == 2 && gaps != last) {
                twice |= once & gaps;
                once |= gaps;
                last = gaps;
            } else if (missing > 2) {
                small += missing == 3 ? 30 : missing == 4 ? 3 : 0;
            }
        }
        if (Integer.bitCount(wins) > 1) {
            return small + OPEN_FOUR;
        }
        if (wins != 0) {
            threats[0]++;
            return small + FOUR;
        }
        if (twice != 0) {
            threats[0]++;
            return small + OPEN_THREE;
        }
        return once != 0 ? small + THREE : small;
    }
}
