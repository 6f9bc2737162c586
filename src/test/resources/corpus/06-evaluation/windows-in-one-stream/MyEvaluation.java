// exercise: 06
// truth: right
// mistake: none; all windows of the board are records in one stream, grouped by the line that they lie in.
// player: both
// style: streams, records, groupingBy
// single: yes
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(int down, int right, int offset) {}

    private record Window(Line line, List<Cell> cells) {
        Set<Cell> free(Board board) {
            return cells.stream().filter(board::isEmpty).collect(Collectors.toSet());
        }

        boolean closedTo(Board board, Player player) {
            return cells.stream().anyMatch(cell -> board.has(player.opponent(), cell.row(), cell.column()));
        }
    }

    private final Map<Integer, List<Window>> bySize = new HashMap<>();

    @Override
    public int value(Board board) {
        List<Window> windows = bySize.computeIfAbsent(board.size(), MyEvaluation::windows);
        return side(board, windows, Player.X) - side(board, windows, Player.O);
    }

    private static List<Window> windows(int n) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                .flatMap(d -> IntStream.range(0, n * n).boxed().filter(i -> {
                    int row = i / n + 4 * d[0];
                    int column = i % n + 4 * d[1];
                    return row < n && column >= 0 && column < n;
                }).map(i -> new Window(
                        new Line(d[0], d[1], d[0] * (i % n) - d[1] * (i / n)),
                        IntStream.range(0, 5)
                                .mapToObj(k -> new Cell(i / n + k * d[0], i % n + k * d[1]))
                                .toList())))
                .toList();
    }

    private static int side(Board board, List<Window> windows, Player player) {
        Map<Line, List<Set<Cell>>> lines = windows.stream()
                .filter(w -> !w.closedTo(board, player))
                .collect(Collectors.groupingBy(
                        Window::line, Collectors.mapping(w -> w.free(board), Collectors.toList())));
        if (lines.values().stream().flatMap(Collection::stream).anyMatch(Set::isEmpty)) {
            return 1_000_000;
        }
        int sum = lines.values().stream().mapToInt(MyEvaluation::points).sum();
        long threats = lines.values().stream().filter(MyEvaluation::threat).count();
        return Math.min(800_000, sum + (threats > 1 ? 10_000 : 0));
    }

    private static Set<Set<Cell>> lacking(List<Set<Cell>> line, int count) {
        return line.stream().filter(s -> s.size() == count).collect(Collectors.toSet());
    }

    private static boolean openThree(List<Set<Cell>> line) {
        Set<Cell> seen = new HashSet<>();
        return lacking(line, 2).stream().flatMap(Set::stream).anyMatch(cell -> !seen.add(cell));
    }

    private static boolean threat(List<Set<Cell>> line) {
        int fours = lacking(line, 1).size();
        return fours == 1 || fours == 0 && openThree(line);
    }

    private static int points(List<Set<Cell>> line) {
        int small = 0;
        for (Set<Cell> free : line) {
            small += free.size() == 3 ? 20 : free.size() == 4 ? 2 : 0;
        }
        int fours = lacking(line, 1).size();
        if (fours > 0) {
            return small + (fours > 1 ? 20_000 : 3_000);
        }
        if (openThree(line)) {
            return small + 2_000;
        }
        return small + (lacking(line, 2).isEmpty() ? 0 : 400);
    }
}
