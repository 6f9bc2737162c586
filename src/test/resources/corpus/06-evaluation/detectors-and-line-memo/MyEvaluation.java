// exercise: 06
// truth: right
// mistake: none; detectors behind an interface, lines are remembered by their text
// player: both
// style: over-engineered: interface, list of detectors, report record, memo of strings
// single: yes
// detail: always
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record Report(int fives, int threats, int points) {
        static final Report NOTHING = new Report(0, 0, 0);

        Report plus(Report other) {
            return new Report(fives + other.fives, threats + other.threats, points + other.points);
        }

        int total() {
            int extra = threats >= 2 ? 7_500 * (threats - 1) : 0;
            return Math.min(450_000, points + extra);
        }
    }

    private interface Detector {
        boolean detects(String line);

        Report report();
    }

    private record Named(Predicate<String> test, Report report) implements Detector {
        @Override
        public boolean detects(String line) {
            return test.test(line);
        }
    }

    private static final List<Detector> DETECTORS = List.of(
            new Named(MyEvaluation::isFive, new Report(1, 0, 0)),
            new Named(line -> fiveCells(line) >= 2, new Report(0, 0, 16_000)),
            new Named(line -> fiveCells(line) == 1, new Report(0, 1, 2_000)),
            new Named(line -> withOneMore(line).anyMatch(l -> fiveCells(l) >= 2), new Report(0, 1, 1_600)),
            new Named(line -> withOneMore(line).anyMatch(l -> fiveCells(l) == 1), new Report(0, 0, 170)));

    private final Map<String, Report> memo = new HashMap<>();

    @Override
    public int value(Board board) {
        Report x = report(board, Player.X);
        Report o = report(board, Player.O);
        if (x.fives() > 0) {
            return 950_000;
        }
        if (o.fives() > 0) {
            return -950_000;
        }
        return x.total() - o.total();
    }

    private Report report(Board board, Player player) {
        int n = board.size();
        Report report = Report.NOTHING;
        for (int i = 0; i < n; i++) {
            report = report.plus(read(board, player, i, 0, 0, 1));
            report = report.plus(read(board, player, 0, i, 1, 0));
            report = report.plus(read(board, player, 0, i, 1, 1));
            report = report.plus(read(board, player, n - 1, i, -1, 1));
            if (i > 0) {
                report = report.plus(read(board, player, i, 0, 1, 1));
                report = report.plus(read(board, player, n - 1 - i, 0, -1, 1));
            }
        }
        return report;
    }

    private Report read(Board board, Player player, int row, int column, int dr, int dc) {
        StringBuilder line = new StringBuilder();
        for (int r = row, c = column; r >= 0 && r < board.size() && c < board.size(); r += dr, c += dc) {
            line.append(board.has(player, r, c) ? '1' : board.isEmpty(r, c) ? '0' : '2');
        }
        return memo.computeIfAbsent(line.toString(), MyEvaluation::judge);
    }

    private static Report judge(String line) {
        if (line.indexOf('1') < 0) {
            return Report.NOTHING;
        }
        Report small = new Report(
                0,
                0,
                IntStream.rangeClosed(0, line.length() - 5)
                        .mapToObj(i -> line.substring(i, i + 5))
                        .filter(window -> window.indexOf('2') < 0)
                        .mapToInt(window -> (int) window.chars().filter(c -> c == '1').count())
                        .map(stones -> stones == 2 ? 14 : stones == 1 ? 1 : 0)
                        .sum());
        return DETECTORS.stream()
                .filter(detector -> detector.detects(line))
                .findFirst()
                .map(Detector::report)
                .orElse(Report.NOTHING)
                .plus(small);
    }

    private static boolean isFive(String line) {
        return line.contains("11111");
    }

    private static Stream<String> withOneMore(String line) {
        return IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '0')
                .mapToObj(i -> line.substring(0, i) + '1' + line.substring(i + 1));
    }

    private static long fiveCells(String line) {
        return withOneMore(line).filter(MyEvaluation::isFive).count();
    }
}
