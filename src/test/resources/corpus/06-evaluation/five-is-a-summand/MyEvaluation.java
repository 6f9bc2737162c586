// exercise: 06
// truth: wrong
// mistake: five are added to the sum like any pattern, so five of X against many threats of O are worth less than many threats of X alone
// player: both
// style: weights in an enum, one object for each line
// single: yes
// detail: sometimes; only with four and more open fours or very many threats on the board beside the five
import java.util.EnumMap;
import java.util.Map;
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Kind {
        FIVE(600_000), OPEN_FOUR(100_000), FOUR(15_000), OPEN_THREE(9_000), THREE(2_000), NOTHING(0);

        final int worth;

        Kind(int worth) {
            this.worth = worth;
        }

        boolean isThreat() {
            return this == FOUR || this == OPEN_THREE;
        }
    }

    @Override
    public int value(Board board) {
        return of(board, Player.X) - of(board, Player.O);
    }

    private int of(Board board, Player player) {
        Map<Kind, Integer> found = new EnumMap<>(Kind.class);
        int small = 0;
        int n = board.size();
        for (int number = 0; number < 6 * n - 2; number++) {
            Line line = new Line(board, player, number);
            found.merge(line.kind(), 1, Integer::sum);
            small += line.small;
        }
        int rest = small;
        int threats = 0;
        for (Kind kind : Kind.values()) {
            int times = found.getOrDefault(kind, 0);
            if (kind != Kind.FIVE) rest += times * kind.worth;
            if (kind.isThreat()) threats += times;
        }
        if (threats >= 2) rest += 40_000;
        int five = found.containsKey(Kind.FIVE) ? Kind.FIVE.worth : 0;
        return five + Math.min(rest, 390_000);
    }

    private static class Line {
        private final int[] cells;
        private int small;

        Line(Board board, Player player, int number) {
            int n = board.size();
            int row, column, down, right;
            if (number < n) {
                row = number; column = 0; down = 0; right = 1;
            } else if (number < 2 * n) {
                row = 0; column = number - n; down = 1; right = 0;
            } else if (number < 4 * n - 1) {
                int k = number - 2 * n - (n - 1);
                row = Math.max(0, k); column = Math.max(0, -k); down = 1; right = 1;
            } else {
                int k = number - (4 * n - 1);
                row = Math.max(0, k - n + 1); column = Math.min(k, n - 1); down = 1; right = -1;
            }
            int[] buffer = new int[n];
            int length = 0;
            while (row < n && column >= 0 && column < n) {
                buffer[length++] = board.has(player, row, column) ? 1 : board.isEmpty(row, column) ? 0 : -9;
                row += down;
                column += right;
            }
            cells = java.util.Arrays.copyOf(buffer, length);
        }

        Kind kind() {
            Set<Integer> completing = new HashSet<>();
            Set<Long> pairs = new HashSet<>();
            boolean five = false;
            for (int i = 4; i < cells.length; i++) {
                int sum = cells[i] + cells[i - 1] + cells[i - 2] + cells[i - 3] + cells[i - 4];
                if (sum < 0) continue;
                long empties = 0;
                for (int k = i - 4; k <= i; k++) if (cells[k] == 0) empties |= 1L << k;
                if (sum == 5) five = true;
                if (sum == 4) completing.add(Long.numberOfTrailingZeros(empties));
                if (sum == 3) pairs.add(empties);
                if (sum == 2) small += 90;
                if (sum == 1) small += 9;
            }
            if (five) return Kind.FIVE;
            if (!completing.isEmpty()) return completing.size() == 1 ? Kind.FOUR : Kind.OPEN_FOUR;
            for (long a : pairs) for (long b : pairs) if (a != b && (a & b) != 0) return Kind.OPEN_THREE;
            return pairs.isEmpty() ? Kind.NOTHING : Kind.THREE;
        }
    }
}
