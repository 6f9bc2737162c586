// exercise: 06
// truth: wrong
// mistake: five in a row are one more term of the sum, and some open fours of the other side outweigh them
// player: both
// style: one table of points by shape, bit masks
// single: yes
// detail: sometimes; needs an opponent with several open fours, or fours of X against five on another board
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Kind { ONE, TWO, THREE, OPEN_THREE, FOUR, OPEN_FOUR, FIVE }

    private static final Map<Kind, Integer> POINTS = new EnumMap<>(Map.of(
            Kind.ONE, 1,
            Kind.TWO, 10,
            Kind.THREE, 150,
            Kind.OPEN_THREE, 1_000,
            Kind.FOUR, 1_500,
            Kind.OPEN_FOUR, 10_000,
            Kind.FIVE, 50_000));

    @Override
    public int value(Board board) {
        return total(board, Player.X) - total(board, Player.O);
    }

    private int total(Board board, Player player) {
        Map<Kind, Integer> found = new EnumMap<>(Kind.class);
        int n = board.size();
        for (int start = 0; start < n; start++) {
            scan(board, player, start, 0, 0, 1, found);
            scan(board, player, 0, start, 1, 0, found);
            scan(board, player, start, 0, 1, 1, found);
            scan(board, player, start, n - 1, 1, -1, found);
            if (start > 0) {
                scan(board, player, 0, start, 1, 1, found);
                scan(board, player, 0, n - 1 - start, 1, -1, found);
            }
        }
        int sum = 0;
        for (Map.Entry<Kind, Integer> entry : found.entrySet()) {
            sum += entry.getValue() * POINTS.get(entry.getKey());
        }
        int threats = found.getOrDefault(Kind.OPEN_THREE, 0)
                + found.getOrDefault(Kind.FOUR, 0)
                + found.getOrDefault(Kind.OPEN_FOUR, 0);
        if (threats >= 2) {
            sum += 6_000;
        }
        return Math.min(sum, 900_000);
    }

    private void scan(Board board, Player player, int row, int column, int dr, int dc, Map<Kind, Integer> found) {
        Set<Integer> completing = new HashSet<>();
        Set<Set<Integer>> pairs = new HashSet<>();
        boolean five = false;
        int index = 0;
        while (true) {
            int endRow = row + 4 * dr;
            int endColumn = column + 4 * dc;
            if (endRow >= board.size() || endColumn >= board.size() || endColumn < 0) {
                break;
            }
            Set<Integer> free = new HashSet<>();
            int own = 0;
            for (int k = 0; k < 5; k++) {
                if (board.has(player, row + k * dr, column + k * dc)) {
                    own++;
                } else if (board.isEmpty(row + k * dr, column + k * dc)) {
                    free.add(index + k);
                }
            }
            if (own + free.size() == 5) {
                if (own == 5) five = true;
                if (own == 4) completing.addAll(free);
                if (own == 3) pairs.add(free);
                if (own == 2) found.merge(Kind.TWO, 1, Integer::sum);
                if (own == 1) found.merge(Kind.ONE, 1, Integer::sum);
            }
            row += dr;
            column += dc;
            index++;
        }
        Kind kind = five ? Kind.FIVE
                : completing.size() > 1 ? Kind.OPEN_FOUR
                : completing.size() == 1 ? Kind.FOUR
                : overlap(pairs) ? Kind.OPEN_THREE
                : !pairs.isEmpty() ? Kind.THREE : null;
        if (kind != null) {
            found.merge(kind, 1, Integer::sum);
        }
    }

    private boolean overlap(Set<Set<Integer>> pairs) {
        Set<Integer> seen = new HashSet<>();
        for (Set<Integer> pair : pairs) {
            for (Integer cell : pair) {
                if (!seen.add(cell)) return true;
            }
        }
        return false;
    }
}
