// exercise: 06
// truth: right
// mistake: none; every promise is kept
// player: both
// style: records and streams, windows grouped by line
// single: yes
// detail: -
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    record Step(int down, int right) {}

    /** Five cells in line. The line is known by its direction and by a number that all its cells have in common. */
    record Five(Step step, int line, List<Cell> cells, int x, int o) {
        int stones(Player player) {
            return player == Player.X ? x : o;
        }

        Stream<Cell> free(Board board) {
            return cells.stream().filter(c -> board.isEmpty(c));
        }
    }

    record Line(Step step, int number) {}

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    @Override
    public int value(Board board) {
        List<Five> all = STEPS.stream()
                .flatMap(s -> IntStream.range(0, board.size() * board.size())
                        .mapToObj(i -> five(board, s, i / board.size(), i % board.size())))
                .filter(Objects::nonNull)
                .toList();
        return worth(board, all, Player.X) - worth(board, all, Player.O);
    }

    private static Five five(Board board, Step s, int row, int column) {
        int size = board.size();
        int lastRow = row + 4 * s.down();
        int lastColumn = column + 4 * s.right();
        if (lastRow >= size || lastColumn >= size || lastColumn < 0) {
            return null;
        }
        int x = 0;
        int o = 0;
        for (int k = 0; k < 5; k++) {
            x += board.has(Player.X, row + k * s.down(), column + k * s.right()) ? 1 : 0;
            o += board.has(Player.O, row + k * s.down(), column + k * s.right()) ? 1 : 0;
        }
        if (x == 0 && o == 0 || x > 0 && o > 0) {
            return null; // nobody's, or nobody's any more
        }
        return new Five(
                s,
                row * s.right() - column * s.down(),
                IntStream.range(0, 5).mapToObj(k -> new Cell(row + k * s.down(), column + k * s.right())).toList(),
                x,
                o);
    }

    private static int worth(Board board, List<Five> all, Player me) {
        List<Five> mine = all.stream()
                .filter(w -> w.stones(me) > 0)
                .toList();
        if (mine.stream().anyMatch(w -> w.stones(me) == 5)) {
            return 600_000;
        }
        int small = mine.stream().mapToInt(w -> (int) Math.pow(6, w.stones(me) - 1)).sum();
        Map<Line, List<Five>> byLine = mine.stream().collect(Collectors.groupingBy(w -> new Line(w.step(), w.line())));
        List<Integer> strong = byLine.values().stream()
                .map(windows -> strength(board, windows, me))
                .filter(s -> s > 0)
                .toList();
        long threats = strong.stream().filter(s -> s <= 3_000).count();
        int sum = small + strong.stream().mapToInt(Integer::intValue).sum() + (threats > 1 ? 40_000 : 0);
        return Math.min(sum, 250_000);
    }

    private static int strength(Board board, List<Five> windows, Player me) {
        long wins = windows.stream().filter(w -> w.stones(me) == 4).flatMap(w -> w.free(board)).distinct().count();
        if (wins > 0) {
            return wins > 1 ? 20_000 : 3_000;
        }
        Map<Cell, Long> lacking = windows.stream()
                .filter(w -> w.stones(me) == 3)
                .flatMap(w -> w.free(board))
                .collect(Collectors.groupingBy(c -> c, Collectors.counting()));
        return lacking.values().stream().anyMatch(n -> n > 1) ? 2_000 : 0;
    }
}
