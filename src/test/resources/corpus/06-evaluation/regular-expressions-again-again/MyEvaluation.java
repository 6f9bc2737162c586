// exercise: 06
// truth: right
// mistake: none; every line is a text, and the patterns are regular expressions
// player: both
// style: java.util.regex, an enum of patterns from strong to weak
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private enum Shape {
        OPEN_FOUR(10_000, "_MMMM_|M_MMM_M|MM_MM_MM|MMM_M_MMM"),
        FOUR(1_600, "_MMMM|M_MMM|MM_MM|MMM_M|MMMM_"),
        OPEN_THREE(
                1_100,
                "__MMM_|_MMM__|_M_MM_|_MM_M_|M_M_M_M|M__MM_M|M_MM__M|MM__M_MM|MM_M__MM|MMM___MMM"),
        THREE(100, "MMM__|_MMM_|__MMM|MM_M_|M_MM_|_MM_M|_M_MM|MM__M|M__MM|M_M_M");

        private final int points;
        private final Pattern pattern;

        Shape(int points, String regex) {
            this.points = points;
            this.pattern = Pattern.compile(regex);
        }

        boolean isThreat() {
            return this == FOUR || this == OPEN_THREE;
        }
    }

    private static final Pattern FIVE = Pattern.compile("M{5,}");
    private static final Pattern WINDOW = Pattern.compile("(?=([M_]{5}))");

    @Override
    public int value(Board board) {
        List<String> x = lines(board, Player.X);
        List<String> o = lines(board, Player.O);
        if (x.stream().anyMatch(FIVE.asPredicate())) {
            return 1_000_000;
        }
        if (o.stream().anyMatch(FIVE.asPredicate())) {
            return -1_000_000;
        }
        return value(x) - value(o);
    }

    private static int value(List<String> lines) {
        int value = 0;
        int threats = 0;
        for (String line : lines) {
            for (Shape shape : Shape.values()) {
                if (shape.pattern.matcher(line).find()) {
                    value += shape.points;
                    threats += shape.isThreat() ? 1 : 0;
                    break;
                }
            }
            Matcher window = WINDOW.matcher(line);
            while (window.find()) {
                int stones = window.group(1).replace("_", "").length();
                if (stones == 2) {
                    value += 12;
                } else if (stones == 1) {
                    value += 1;
                }
            }
        }
        return Math.min(threats >= 2 ? value + 6_000 : value, 900_000);
    }

    private static List<String> lines(Board board, Player me) {
        int n = board.size();
        List<StringBuilder> builders = new ArrayList<>();
        for (int i = 0; i < 6 * n; i++) {
            builders.add(new StringBuilder());
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char symbol = board.has(me, r, c) ? 'M' : board.isEmpty(r, c) ? '_' : '!';
                builders.get(r).append(symbol);
                builders.get(n + c).append(symbol);
                builders.get(3 * n + r - c).append(symbol);
                builders.get(4 * n + r + c).append(symbol);
            }
        }
        return builders.stream()
                .map(StringBuilder::toString)
                .filter(line -> line.contains("M"))
                .toList();
    }
}
