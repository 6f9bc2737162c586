// exercise: 06
// truth: wrong
// mistake: threats are kept in a set of the cell of the first stone in their line, so two threats that cross in the stone with which both lines begin are one
// kind: subtle
// player: both
// style: streams, enum of shapes, trial stones, set of cells
// single: yes
// detail: only if two lines cross in the first stone (from the top or the left) of both
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Shape {
        NOTHING(0), THREE(190), OPEN_THREE(950), FOUR(1300), OPEN_FOUR(15000), FIVE(0);

        final int points;

        Shape(int points) {
            this.points = points;
        }

        boolean threat() {
            return this == OPEN_THREE || this == FOUR;
        }
    }

    @Override
    public int value(Board board) {
        Side x = new Side(board, Player.X);
        Side o = new Side(board, Player.O);
        if (x.shapes.contains(Shape.FIVE) || o.shapes.contains(Shape.FIVE)) {
            return x.shapes.contains(Shape.FIVE) ? 700_000 : -700_000;
        }
        return x.points() - o.points();
    }

    private static final class Side {
        final List<Shape> shapes = new ArrayList<>();
        int small;
        final Set<Cell> threats = new HashSet<>();

        Side(Board board, Player player) {
            lines(board.size()).forEach(line -> {
                char[] cells = new char[line.size()];
                for (int i = 0; i < cells.length; i++) {
                    Cell cell = line.get(i);
                    cells[i] = board.isEmpty(cell) ? '.' : board.at(cell).orElseThrow() == player ? 'm' : 't'; // mine, theirs
                }
                Shape shape = shape(cells);
                shapes.add(shape);
                if (shape.threat()) {
                    threats.add(line.get(new String(cells).indexOf('m')));
                }
                small += small(cells);
            });
        }

        int points() {
            int sum = small + shapes.stream().mapToInt(shape -> shape.points).sum();
            return Math.min(threats.size() > 1 ? sum + 7000 : sum, 500_000);
        }
    }

    /** Every line of the board that has room for five. */
    private static Stream<List<Cell>> lines(int n) {
        return IntStream.range(0, n).boxed().flatMap(i -> Stream.of(
                line(n, i, 0, 0, 1), line(n, 0, i, 1, 0), line(n, 0, i, 1, 1), line(n, 0, i, 1, -1),
                i == 0 ? null : line(n, i, 0, 1, 1), i == 0 ? null : line(n, i, n - 1, 1, -1)))
                .filter(Objects::nonNull)
                .filter(line -> line.size() >= 5);
    }

    private static List<Cell> line(int n, int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        for (; row < n && column >= 0 && column < n; row += down, column += right) {
            cells.add(new Cell(row, column));
        }
        return cells;
    }

    private static boolean five(char[] cells) {
        return new String(cells).contains("mmmmm");
    }

    private static Shape shape(char[] cells) {
        if (five(cells)) {
            return Shape.FIVE;
        }
        int ways = ways(cells);
        if (ways > 0) {
            return ways > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
        }
        int most = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == '.') {
                cells[i] = 'm';
                most = Math.max(most, ways(cells));
                cells[i] = '.';
            }
        }
        return most == 0 ? Shape.NOTHING : most == 1 ? Shape.THREE : Shape.OPEN_THREE;
    }

    /** How many cells would make five. */
    private static int ways(char[] cells) {
        int ways = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == '.') {
                cells[i] = 'm';
                ways += five(cells) ? 1 : 0;
                cells[i] = '.';
            }
        }
        return ways;
    }

    /** Ones and twos that have room. */
    private static int small(char[] cells) {
        int sum = 0;
        for (int i = 0; i + 5 <= cells.length; i++) {
            String window = new String(cells, i, 5);
            long mine = window.chars().filter(c -> c == 'm').count();
            sum += window.contains("t") || mine > 2 || mine == 0 ? 0 : mine == 2 ? 10 : 1;
        }
        return sum;
    }
}
