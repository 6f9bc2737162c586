// exercise: 06
// truth: wrong
// mistake: each stone gets some points for being near the middle of the board
// player: both
// style: streams, enum
// single: yes
// detail: always; a board moved over is worth something else
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0, false), THREE(240, false), OPEN_THREE(1_500, true), FOUR(2_200, true), OPEN_FOUR(16_000, false), FIVE(0, false);

        final int points1;
        final boolean threat;

        Kind(int points1, boolean threat) {
            this.points1 = points1;
            this.threat = threat;
        }
    }

    private final Map<String, Kind> known = new HashMap<>();

    @Override
    public int value(Board board) {
        Map<Player, Integer> points = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            int sum = middle(board, player);
            Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
            for (String line : lines(board, player)) {
                Kind kind = known.computeIfAbsent(line, this::kind);
                kinds.merge(kind, 1, Integer::sum);
                sum += kind.points1 + small(line);
            }
            if (kinds.containsKey(Kind.FIVE)) {
                return player == Player.X ? 850_000 : -850_000;
            }
            int threats = kinds.entrySet().stream().filter(e -> e.getKey().threat).mapToInt(Map.Entry::getValue).sum();
            points.put(player, Math.min(420_000, threats >= 2 ? sum + 9_000 : sum));
        }
        return points.get(Player.X) - points.get(Player.O);
    }

    private static Iterable<String> lines(Board board, Player player) {
        int n = board.size();
        Map<String, StringBuilder> lines = new HashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char ch = board.isEmpty(r, c) ? '.' : board.has(player, r, c) ? 'X' : 'O';
                for (String name : new String[] {"row" + r, "column" + c, "sum" + (r + c), "difference" + (r - c)}) {
                    lines.computeIfAbsent(name, key -> new StringBuilder()).append(ch);
                }
            }
        }
        return lines.values().stream().map(StringBuilder::toString).toList();
    }

    private Kind kind(String line) {
        if (line.contains("XXXXX")) {
            return Kind.FIVE;
        }
        if (line.replace("O", "").replace(".", "").length() < 3) {
            return Kind.NOTHING;
        }
        int fives = fives(line);
        if (fives > 0) {
            return fives > 1 ? Kind.OPEN_FOUR : Kind.FOUR;
        }
        int best = IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .map(i -> fives(put(line, i)))
                .max()
                .orElse(0);
        return best > 1 ? Kind.OPEN_THREE : best == 1 ? Kind.THREE : Kind.NOTHING;
    }

    private static int fives(String line) {
        return (int) IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.' && put(line, i).contains("XXXXX"))
                .count();
    }

    private static int middle(Board board, Player player) {
        int n = board.size();
        return IntStream.range(0, n * n)
                .filter(i -> board.has(player, i / n, i % n))
                .map(i -> n - Math.max(Math.abs(2 * (i / n) - n + 1), Math.abs(2 * (i % n) - n + 1)))
                .sum();
    }

    private static String put(String line, int i) {
        StringBuilder changed = new StringBuilder(line);
        changed.setCharAt(i, 'X');
        return changed.toString();
    }

    private static int small(String line) {
        IntBinaryOperator points = (stones, blocks) -> blocks > 0 ? 0 : stones == 2 ? 11 : stones == 1 ? 1 : 0;
        return IntStream.rangeClosed(0, line.length() - 5)
                .map(i -> points.applyAsInt(
                        (int) line.substring(i, i + 5).chars().filter(ch -> ch == 'X').count(),
                        (int) line.substring(i, i + 5).chars().filter(ch -> ch == 'O').count()))
                .sum();
    }
}
