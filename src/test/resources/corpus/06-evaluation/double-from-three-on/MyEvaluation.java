// exercise: 06
// truth: wrong
// mistake: the bonus for several threats is given only from three threats on (> 2), so two fours or open threes are worth just their sum
// player: both
// style: functional, streams
// single: yes
// detail: -
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Functional: a stream of windows, grouped by the line that they lie on. No state but the windows. */
public class MyEvaluation implements EvaluationTask {
    private record Step(int down, int right) {}

    private record Line(Step step, int number) {}

    private record Five(Line line, List<Cell> cells) {
        long stones(Board board, Player player) {
            return cells.stream().filter(c -> board.has(player, c.row(), c.column())).count();
        }

        List<Cell> gaps(Board board) {
            return cells.stream().filter(board::isEmpty).toList();
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    /** The windows of a board of so many rows never change. */
    private static final Map<Integer, List<Five>> FIVES = new ConcurrentHashMap<>();

    private static Stream<Five> fives(int n) {
        return STEPS.stream()
                .flatMap(step -> IntStream.range(0, n * n)
                        .filter(i -> inside(n, i / n + 4 * step.down(), i % n + 4 * step.right()))
                        .mapToObj(i -> new Five(
                                new Line(step, i / n * step.right() - i % n * step.down()),
                                IntStream.range(0, 5)
                                        .mapToObj(k -> new Cell(i / n + k * step.down(), i % n + k * step.right()))
                                        .toList())));
    }

    private static boolean inside(int n, int row, int column) {
        return row >= 0 && row < n && column >= 0 && column < n;
    }

    @Override
    public int value(Board board) {
        List<Five> all = FIVES.computeIfAbsent(board.size(), n -> fives(n).toList());
        if (won(all, board, Player.X)) {
            return 300_000;
        }
        if (won(all, board, Player.O)) {
            return -300_000;
        }
        return worth(all, board, Player.X) - worth(all, board, Player.O);
    }

    private static boolean won(List<Five> all, Board board, Player player) {
        return all.stream().anyMatch(five -> five.stones(board, player) == 5);
    }

    private static int worth(List<Five> all, Board board, Player player) {
        Map<Line, List<Five>> alive = all.stream()
                .filter(five -> five.stones(board, player.opponent()) == 0)
                .collect(Collectors.groupingBy(Five::line));
        List<Integer> lines =
                alive.values().stream().map(list -> worthOfLine(list, board, player)).toList();
        int sum = lines.stream().mapToInt(Integer::intValue).sum();
        long threats = lines.stream().filter(v -> v >= 1_000 && v < 8_000).count();
        return Math.min(250_000, sum + (threats > 2 ? 3_500 : 0));
    }

    private static int worthOfLine(List<Five> list, Board board, Player player) {
        Map<Long, List<Five>> byStones = list.stream().collect(Collectors.groupingBy(f -> f.stones(board, player)));
        List<Five> fours = byStones.getOrDefault(4L, List.of());
        List<Five> threes = byStones.getOrDefault(3L, List.of());
        int small = byStones.getOrDefault(2L, List.of()).size() * 6 + byStones.getOrDefault(1L, List.of()).size();
        long ways = fours.stream().map(f -> f.gaps(board)).flatMap(Collection::stream).distinct().count();
        if (ways > 0) {
            return small + (ways > 1 ? 8_000 : 1_100);
        }
        boolean open = threes.stream()
                .map(f -> f.gaps(board))
                .flatMap(Collection::stream)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .values()
                .stream()
                .anyMatch(times -> times > 1);
        return small + (open ? 1_000 : threes.isEmpty() ? 0 : 150);
    }
}
