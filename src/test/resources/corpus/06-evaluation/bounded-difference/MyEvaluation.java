// exercise: 06
// truth: wrong
// mistake: the difference is cut at 100,000 although an open four counts 40,000, so with three open fours of X a four of O makes no difference
// player: both
// style: streams of windows, enum of levels
// single: yes
// detail: sometimes; one side has three open fours or more
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int MOST = 100_000;

    private enum Level {
        NOTHING(0), THREE(300), OPEN_THREE(2_000), FOUR(3_500), OPEN_FOUR(40_000), FIVE(0);

        final int points;

        Level(int points) {
            this.points = points;
        }
    }

    private record Line(Level level, int small) {}

    @Override
    public int value(Board board) {
        List<Line> x = lines(board, Player.X);
        List<Line> o = lines(board, Player.O);
        if (x.stream().anyMatch(l -> l.level() == Level.FIVE)) return 500_000;
        if (o.stream().anyMatch(l -> l.level() == Level.FIVE)) return -500_000;
        return Math.max(-MOST, Math.min(MOST, points(x) - points(o)));
    }

    private int points(List<Line> lines) {
        int sum = lines.stream().mapToInt(l -> l.level().points + l.small()).sum();
        long threats = lines.stream()
                .filter(l -> l.level() == Level.OPEN_THREE || l.level() == Level.FOUR)
                .count();
        return threats > 1 ? sum + 10_000 : sum;
    }

    private List<Line> lines(Board board, Player me) {
        int n = board.size();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        return IntStream.range(0, 4 * n * n)
                .filter(i -> !on(n, i / 4 / n - steps[i % 4][0], i / 4 % n - steps[i % 4][1]))
                .mapToObj(i -> text(board, me, i / 4 / n, i / 4 % n, steps[i % 4]))
                .map(MyEvaluation::read)
                .collect(Collectors.toList());
    }

    private static boolean on(int n, int row, int column) {
        return row >= 0 && row < n && column >= 0 && column < n;
    }

    private static String text(Board board, Player me, int row, int column, int[] step) {
        StringBuilder text = new StringBuilder();
        while (on(board.size(), row, column)) {
            text.append(board.has(me, row, column) ? 'm' : board.isEmpty(row, column) ? '.' : '#');
            row += step[0];
            column += step[1];
        }
        return text.toString();
    }

    private static int stones(String window) {
        return window.contains("#") ? -1 : (int) window.chars().filter(c -> c == 'm').count();
    }

    private static Line read(String text) {
        Level level = Level.NOTHING;
        int small = 0;
        for (int i = 0; i + 5 <= text.length(); i++) {
            int stones = stones(text.substring(i, i + 5));
            if (stones == 5) return new Line(Level.FIVE, 0);
            if (stones == 3) level = Level.THREE;
            small += stones == 2 ? 20 : stones == 1 ? 2 : 0;
        }
        int wins = wins(text);
        if (wins > 0) {
            level = wins > 1 ? Level.OPEN_FOUR : Level.FOUR;
        } else if (level == Level.THREE) {
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) == '.' && wins(text.substring(0, i) + 'm' + text.substring(i + 1)) > 1) {
                    level = Level.OPEN_THREE;
                }
            }
        }
        return new Line(level, small);
    }

    /** How many cells would make five. */
    private static int wins(String text) {
        int wins = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '.' && (text.substring(0, i) + 'm' + text.substring(i + 1)).contains("mmmmm")) {
                wins++;
            }
        }
        return wins;
    }
}
