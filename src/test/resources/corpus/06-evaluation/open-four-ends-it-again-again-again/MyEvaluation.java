// exercise: 06
// truth: wrong
// mistake: an open four of X returns a fixed value at once, and the same for O (unless both have one), whatever else is there; a four of the other side does not count then
// player: both
// style: streams, enum, early return
// single: yes
// detail: always when one side has an open four and the other a four
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

    private final Map<String, Shape> seen = new HashMap<>();

    @Override
    public int value(Board board) {
        Map<Player, Integer> points = new EnumMap<>(Player.class);
        Map<Player, Integer> decided = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            int sum = 0;
            Map<Shape, Integer> found = new EnumMap<>(Shape.class);
            for (String text : texts(board, player)) {
                Shape shape = seen.computeIfAbsent(text, this::shape);
                found.merge(shape, 1, Integer::sum);
                sum += shape.worth + seeds(text);
            }
            if (found.containsKey(Shape.FIVE)) {
                return player == Player.X ? 850_000 : -850_000;
            }
            if (found.containsKey(Shape.OPEN_FOUR)) {
                decided.put(player, 100_000);
            }
            int threats = found.entrySet().stream().filter(e -> e.getKey().threat).mapToInt(Map.Entry::getValue).sum();
            points.put(player, Math.min(420_000, threats >= 2 ? sum + 9_000 : sum));
        }
        if (decided.size() == 1) {
            return decided.containsKey(Player.X) ? 100_000 : -100_000;
        }
        return points.get(Player.X) - points.get(Player.O);
    }

    private static Iterable<String> texts(Board board, Player player) {
        int n = board.size();
        Map<String, StringBuilder> texts = new HashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char ch = board.isEmpty(r, c) ? '.' : board.has(player, r, c) ? 'X' : 'O';
                for (String name : new String[] {"row" + r, "column" + c, "sum" + (r + c), "difference" + (r - c)}) {
                    texts.computeIfAbsent(name, key -> new StringBuilder()).append(ch);
                }
            }
        }
        return texts.values().stream().map(StringBuilder::toString).toList();
    }

    private Shape shape(String text) {
        if (text.contains("XXXXX")) {
            return Shape.FIVE;
        }
        if (text.replace("O", "").replace(".", "").length() < 3) {
            return Shape.NOTHING;
        }
        int completions = completions(text);
        if (completions > 0) {
            return completions > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
        }
        int best = IntStream.range(0, text.length())
                .filter(i -> text.charAt(i) == '.')
                .map(i -> completions(put(text, i)))
                .max()
                .orElse(0);
        return best > 1 ? Shape.OPEN_THREE : best == 1 ? Shape.THREE : Shape.NOTHING;
    }

    private static int completions(String text) {
        return (int) IntStream.range(0, text.length())
                .filter(i -> text.charAt(i) == '.' && put(text, i).contains("XXXXX"))
                .count();
    }

    private static String put(String text, int i) {
        StringBuilder changed = new StringBuilder(text);
        changed.setCharAt(i, 'X');
        return changed.toString();
    }

    private static int seeds(String text) {
        IntBinaryOperator points = (stones, blocks) -> blocks > 0 ? 0 : stones == 2 ? 11 : stones == 1 ? 1 : 0;
        return IntStream.rangeClosed(0, text.length() - 5)
                .map(i -> points.applyAsInt(
                        (int) text.substring(i, i + 5).chars().filter(ch -> ch == 'X').count(),
                        (int) text.substring(i, i + 5).chars().filter(ch -> ch == 'O').count()))
                .sum();
    }
}
