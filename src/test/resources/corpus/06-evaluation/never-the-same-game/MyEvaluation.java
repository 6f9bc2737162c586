// exercise: 06
// truth: wrong
// mistake: a small random number is added, so that games differ; the same board is not worth the same twice
// player: both
// style: streams, enum
// single: yes
// detail: always; also the empty board is not worth 0
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Form {
        NOTHING(0, false), THREE(220, false), OPEN_THREE(1_500, true), FOUR(2_200, true), OPEN_FOUR(16_000, false), FIVE(0, false);

        final int value1;
        final boolean pressing;

        Form(int value1, boolean pressing) {
            this.value1 = value1;
            this.pressing = pressing;
        }
    }

    private final Random dice = new Random();
    private final Map<String, Form> forms = new HashMap<>();

    @Override
    public int value(Board board) {
        Map<Player, Integer> points = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            int sum = 0;
            Map<Form, Integer> found = new EnumMap<>(Form.class);
            for (String line : lines(board, player)) {
                Form form = forms.computeIfAbsent(line, this::form);
                found.merge(form, 1, Integer::sum);
                sum += form.value1 + beginnings(line);
            }
            if (found.containsKey(Form.FIVE)) {
                return player == Player.X ? 850_000 : -850_000;
            }
            int threats = found.entrySet().stream().filter(e -> e.getKey().pressing).mapToInt(Map.Entry::getValue).sum();
            points.put(player, Math.min(420_000, threats >= 2 ? sum + 9_000 : sum));
        }
        return points.get(Player.X) - points.get(Player.O) + dice.nextInt(7) - 3;
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

    private Form form(String line) {
        if (line.contains("XXXXX")) {
            return Form.FIVE;
        }
        if (line.replace("O", "").replace(".", "").length() < 3) {
            return Form.NOTHING;
        }
        int fives = fives(line);
        if (fives > 0) {
            return fives > 1 ? Form.OPEN_FOUR : Form.FOUR;
        }
        int strongest = IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .map(i -> fives(put(line, i)))
                .max()
                .orElse(0);
        return strongest > 1 ? Form.OPEN_THREE : strongest == 1 ? Form.THREE : Form.NOTHING;
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
