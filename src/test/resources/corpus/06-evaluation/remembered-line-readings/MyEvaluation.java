// exercise: 06
// truth: right
// mistake: none; the reading of a line is remembered by its text, for all boards
// player: both
// style: over-engineered, enum of shapes, records, static memo
// single: yes
// detail: always
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public final class MyEvaluation implements EvaluationTask {

    private enum Shape {
        NOTHING(0, false),
        THREE(400, false),
        OPEN_THREE(5_000, true),
        FOUR(7_000, true),
        OPEN_FOUR(60_000, true),
        FIVE(0, true);

        private final int points;
        private final boolean threat;

        Shape(int points, boolean threat) {
            this.points = points;
            this.threat = threat;
        }
    }

    private record Reading(Shape shape, int chances) {}

    private record Start(int row, int column, int down, int right) {}

    private static final int COMBINATION = 25_000;
    private static final int CEILING = 500_000;
    private static final int VICTORY = 950_000;
    private static final Map<String, Reading> READINGS = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        var forX = side(board, Player.X);
        var forO = side(board, Player.O);
        if (forX == VICTORY || forO == VICTORY) {
            return forX == VICTORY ? VICTORY : -VICTORY;
        }
        return forX - forO;
    }

    private int side(Board board, Player player) {
        var readings = starts(board.size())
                .map(start -> text(board, start, player))
                .filter(text -> text.length() >= 5 && text.indexOf('m') >= 0)
                .map(text -> READINGS.computeIfAbsent(text, MyEvaluation::read))
                .toList();
        int sum = 0;
        int threats = 0;
        for (var reading : readings) {
            if (reading.shape() == Shape.FIVE) {
                return VICTORY;
            }
            sum += reading.shape().points + reading.chances();
            threats += reading.shape().threat ? 1 : 0;
        }
        return Math.min(CEILING, sum + (threats >= 2 ? COMBINATION : 0));
    }

    private static Stream<Start> starts(int size) {
        var rows = IntStream.range(0, size).mapToObj(i -> new Start(i, 0, 0, 1));
        var columns = IntStream.range(0, size).mapToObj(i -> new Start(0, i, 1, 0));
        var falling = IntStream.range(-size + 1, size)
                .mapToObj(i -> i < 0 ? new Start(-i, 0, 1, 1) : new Start(0, i, 1, 1));
        var rising = IntStream.range(-size + 1, size)
                .mapToObj(i -> i < 0 ? new Start(size - 1 + i, 0, -1, 1) : new Start(size - 1, i, -1, 1));
        return Stream.of(rows, columns, falling, rising).flatMap(s -> s);
    }

    private static String text(Board board, Start start, Player player) {
        var text = new StringBuilder();
        int row = start.row();
        int column = start.column();
        while (row >= 0 && row < board.size() && column < board.size()) {
            text.append(board.isEmpty(row, column) ? '.' : board.has(player, row, column) ? 'm' : '#');
            row += start.down();
            column += start.right();
        }
        return text.toString();
    }

    private static Reading read(String line) {
        int chances = 0;
        for (int i = 0; i <= line.length() - 5; i++) {
            var window = line.substring(i, i + 5);
            if (window.indexOf('#') < 0) {
                long own = window.chars().filter(c -> c == 'm').count();
                chances += own == 1 ? 1 : own == 2 ? 8 : own >= 3 ? 10 : 0;
            }
        }
        return new Reading(shape(line), chances);
    }

    private static Shape shape(String line) {
        if (line.contains("mmmmm")) {
            return Shape.FIVE;
        }
        int fives = 0;
        var after = new TreeSet<Integer>();
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                var next = line.substring(0, i) + 'm' + line.substring(i + 1);
                if (next.contains("mmmmm")) {
                    fives++;
                }
                after.add(waysToFive(next));
            }
        }
        if (fives > 0) {
            return fives == 1 ? Shape.FOUR : Shape.OPEN_FOUR;
        }
        int most = after.isEmpty() ? 0 : after.last();
        return most > 1 ? Shape.OPEN_THREE : most == 1 ? Shape.THREE : Shape.NOTHING;
    }

    private static int waysToFive(String line) {
        return (int) IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .filter(i -> (line.substring(0, i) + 'm' + line.substring(i + 1)).contains("mmmmm"))
                .count();
    }
}
