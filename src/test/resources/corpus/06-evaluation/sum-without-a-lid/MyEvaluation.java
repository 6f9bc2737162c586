// exercise: 06
// truth: wrong
// mistake: the patterns are summed without a limit; on a board full of threats the value leaves ±1,000,000
// kind: slip
// player: both
// style: weights in an enum Pattern, EnumMap of counts for each player
// single: yes
// detail: only with about 34 open fours or more of one side, on large boards; five is returned at once as ±1,000,000, so such a board is then also worth more than five
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Pattern {
        FIVE(1_000_000),
        OPEN_FOUR(30_000),
        FOUR(4_500),
        OPEN_THREE(3_000),
        THREE(500),
        WINDOW_OF_TWO(15),
        WINDOW_OF_ONE(1);

        final int weight;

        Pattern(int weight) {
            this.weight = weight;
        }
    }

    private static final int DOUBLE = 12_000;

    @Override
    public int value(Board board) {
        Map<Pattern, Integer> x = count(board, Player.X);
        Map<Pattern, Integer> o = count(board, Player.O);
        if (x.containsKey(Pattern.FIVE)) {
            return Pattern.FIVE.weight;
        }
        if (o.containsKey(Pattern.FIVE)) {
            return -Pattern.FIVE.weight;
        }
        return worth(x) - worth(o);
    }

    private static int worth(Map<Pattern, Integer> counts) {
        int threats = counts.getOrDefault(Pattern.FOUR, 0) + counts.getOrDefault(Pattern.OPEN_THREE, 0);
        int sum = threats >= 2 ? DOUBLE : 0;
        for (Map.Entry<Pattern, Integer> entry : counts.entrySet()) {
            sum += entry.getKey().weight * entry.getValue();
        }
        return sum;
    }

    private static Map<Pattern, Integer> count(Board board, Player player) {
        Map<Pattern, Integer> counts = new EnumMap<>(Pattern.class);
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, player, i, 0, 0, 1, counts);
            line(board, player, 0, i, 1, 0, counts);
        }
        for (int i = -(n - 5); i <= n - 5; i++) {
            line(board, player, Math.max(0, i), Math.max(0, -i), 1, 1, counts);
            line(board, player, Math.max(0, i), n - 1 - Math.max(0, -i), 1, -1, counts);
        }
        return counts;
    }

    private static void add(Map<Pattern, Integer> counts, Pattern pattern) {
        counts.merge(pattern, 1, Integer::sum);
    }

    private static void line(
            Board board, Player player, int row, int column, int down, int right, Map<Pattern, Integer> counts) {
        Set<Integer> four = new HashSet<>();
        Set<Integer> seen = new HashSet<>();
        boolean open = false;
        boolean three = false;
        for (; ; row += down, column += right) {
            int endRow = row + 4 * down;
            int endColumn = column + 4 * right;
            if (endRow >= board.size() || endColumn < 0 || endColumn >= board.size()) {
                break;
            }
            Set<Integer> free = new HashSet<>();
            boolean blocked = false;
            for (int k = 0; k < 5; k++) {
                int r = row + k * down;
                int c = column + k * right;
                blocked |= board.has(player.opponent(), r, c);
                if (board.isEmpty(r, c)) {
                    free.add(r * 100 + c);
                }
            }
            if (blocked) {
                continue;
            }
            if (free.isEmpty()) {
                add(counts, Pattern.FIVE);
            } else if (free.size() == 1) {
                four.addAll(free);
            } else if (free.size() == 2) {
                three = true;
                for (Integer cell : free) {
                    open |= !seen.add(cell);
                }
            } else if (free.size() == 3) {
                add(counts, Pattern.WINDOW_OF_TWO);
            } else if (free.size() == 4) {
                add(counts, Pattern.WINDOW_OF_ONE);
            }
        }
        if (four.size() > 1) {
            add(counts, Pattern.OPEN_FOUR);
        } else if (four.size() == 1) {
            add(counts, Pattern.FOUR);
        } else if (open) {
            add(counts, Pattern.OPEN_THREE);
        } else if (three) {
            add(counts, Pattern.THREE);
        }
    }
}
