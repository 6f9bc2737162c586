// exercise: 06
// truth: wrong
// mistake: only three directions are read: the diagonals down to the left are missing
// player: both
// style: streams and records, shapes in an EnumMap
// single: yes
// detail: everything on the rows, the columns and the other diagonals is right
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        FIVE(0), OPEN_FOUR(5_000), FOUR(900), OPEN_THREE(700), THREE(60), NOTHING(0);

        final int points;

        Shape(int points) {
            this.points = points;
        }
    }

    private record Way(int down, int right) {}

    private record Place(int row, int column) {}

    private static final List<Way> WAYS = List.of(new Way(0, 1), new Way(1, 0), new Way(1, 1));

    @Override
    public int value(Board board) {
        List<String> lines = WAYS.stream().flatMap(step -> lines(board, step)).toList();
        if (lines.stream().anyMatch(line -> line.contains("XXXXX"))) {
            return 100_000;
        }
        if (lines.stream().anyMatch(line -> line.contains("OOOOO"))) {
            return -100_000;
        }
        return worth(lines, 'X') - worth(lines, 'O');
    }

    private static boolean inside(Board board, int row, int column) {
        return 0 <= row && row < board.size() && 0 <= column && column < board.size();
    }

    private static Stream<String> lines(Board board, Way step) {
        int n = board.size();
        return IntStream.range(0, n * n)
                .mapToObj(i -> new Place(i / n, i % n))
                .filter(p -> !inside(board, p.row() - step.down(), p.column() - step.right()))
                .map(p -> text(board, p, step))
                .filter(line -> line.length() >= 5);
    }

    private static String text(Board board, Place first, Way step) {
        StringBuilder line = new StringBuilder();
        int row = first.row();
        int column = first.column();
        while (inside(board, row, column)) {
            line.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += step.down();
            column += step.right();
        }
        return line.toString();
    }

    private static int worth(List<String> lines, char me) {
        List<String> mine = lines.stream().filter(line -> line.indexOf(me) >= 0).toList();
        Map<Shape, Integer> shapes = new EnumMap<>(Shape.class);
        mine.forEach(line -> shapes.merge(shape(line, me), 1, Integer::sum));
        int sum = shapes.entrySet().stream().mapToInt(e -> e.getKey().points * e.getValue()).sum();
        int little = mine.stream().mapToInt(line -> little(line, me)).sum();
        int threats = shapes.getOrDefault(Shape.FOUR, 0) + shapes.getOrDefault(Shape.OPEN_THREE, 0);
        return Math.min(90_000, sum + little + (threats > 1 ? 2_600 : 0));
    }

    /** The windows of the line that me can still fill: each with the cells that it lacks, or null. */
    private static Stream<List<Integer>> lacking(String line, char me) {
        return IntStream.rangeClosed(0, line.length() - 5)
                .filter(i -> IntStream.range(i, i + 5).allMatch(k -> line.charAt(k) == me || line.charAt(k) == '.'))
                .mapToObj(i -> IntStream.range(i, i + 5).filter(k -> line.charAt(k) == '.').boxed().toList());
    }

    private static int little(String line, char me) {
        return lacking(line, me).mapToInt(cells -> cells.size() == 3 ? 5 : cells.size() == 4 ? 1 : 0).sum();
    }

    private static Shape shape(String line, char me) {
        if (line.chars().filter(cell -> cell == me).count() < 3) {
            return Shape.NOTHING;
        }
        List<List<Integer>> windows = lacking(line, me).filter(cells -> cells.size() < 3).distinct().toList();
        long ones = windows.stream().filter(cells -> cells.size() == 1).count();
        if (ones > 0) {
            return ones > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
        }
        List<Integer> cells = windows.stream().flatMap(List::stream).toList();
        if (cells.isEmpty()) {
            return Shape.NOTHING;
        }
        return cells.stream().distinct().count() < cells.size() ? Shape.OPEN_THREE : Shape.THREE;
    }
}
