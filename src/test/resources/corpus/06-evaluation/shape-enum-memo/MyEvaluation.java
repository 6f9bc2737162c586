// exercise: 06
// truth: right
// mistake: none; an enum of shapes, remembered by the content of the line
// player: both
// style: streams, enum, memo
// single: yes
// detail: always
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        NOTHING(0, false), THREE(220, false), OPEN_THREE(1_500, true), FOUR(2_200, true), OPEN_FOUR(16_000, false), FIVE(0, false);

        final int worth;
        final boolean threat;

        Shape(int worth, boolean threat) {
            this.worth = worth;
            this.threat = threat;
        }
    }

    private final Map<String, Shape> shapes = new HashMap<>();

    @Override
    public int value(Board board) {
        Map<Player, Integer> points = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            int sum = 0;
            Map<Shape, Integer> found = new EnumMap<>(Shape.class);
            for (String line : lines(board, player)) {
                Shape shape = shapes.computeIfAbsent(line, this::shape);
                found.merge(shape, 1, Integer::sum);
                sum += shape.worth + beginnings(line);
            }
            if (found.containsKey(Shape.FIVE)) {
                return player == Player.X ? 850_000 : -850_000;
            }
            int threats = found.entrySet().stream().filter(e -> e.getKey().threat).mapToInt(Map.Entry::getValue).sum();
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

    private Shape shape(String line) {
        if (line.contains("XXXXX")) {
            return Shape.FIVE;
        }
        if (line.replace("O", "").replace(".", "").length() < 3) {
            return Shape.NOTHING;
        }
        int fives = fives(line);
        if (fives > 0) {
            return fives > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
        }
        int best = IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .map(i -> fives(put(line, i)))
                .max()
                .orElse(0);
        return best > 1 ? Shape.OPEN_THREE : best == 1 ? Shape.THREE : Shape.NOTHING;
    }

    private static int fives(String line) {
        return (int) IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.' && put(line, i).contains("XXXXX"))
                .count();
    }

    private static String put(String line, int i) {
        StringBuilder changed = new StringBuilder(line);
        changed.setCharAt(i, 'X');
        return changed.toString();
    }

    private static int beginnings(String line) {
        IntBinaryOperator points = (stones, blocks) -> blocks > 0 ? 0 : stones == 2 ? 11 : stones == 1 ? 1 : 0;
        return IntStream.rangeClosed(0, line.length() - 5)
                .map(i -> points.applyAsInt(
                        (int) line.substring(i, i + 5).chars().filter(ch -> ch == 'X').count(),
                        (int) line.substring(i, i + 5).chars().filter(ch -> ch == 'O').count()))
                .sum();
    }
}
