// exercise: 06
// truth: right
// mistake: -
// player: both
// style: records and streams; the windows of a board size are made once and grouped by the line they lie on
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
    private record Step(int down, int right) {}

    private record LineName(Step step, int number) {}

    private record Five(List<Cell> cells) {
        boolean openTo(Board board, Player player) {
            return cells.stream().anyMatch(c -> board.has(player, c.row(), c.column())) && cells.stream().noneMatch(c -> board.has(player.opponent(), c.row(), c.column()));
        }

        Set<Cell> missing(Board board) {
            return cells.stream().filter(board::isEmpty).collect(Collectors.toSet());
        }
    }

    private record Report(boolean five, int points, int threats) {}

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    private final Map<Integer, Collection<List<Five>>> bySize = new HashMap<>();

    private static Collection<List<Five>> windows(int size) {
        Map<LineName, List<Five>> lines = new LinkedHashMap<>();
        for (Step step : STEPS) {
            for (int row = 0; row + 4 * step.down() < size; row++) {
                for (int column = 0; column < size; column++) {
                    int end = column + 4 * step.right();
                    if (end < 0 || end >= size) {
                        continue;
                    }
                    int r = row;
                    int c = column;
                    List<Cell> cells = IntStream.range(0, 5)
                            .mapToObj(i -> new Cell(r + i * step.down(), c + i * step.right()))
                            .toList();
                    int number = row * step.right() - column * step.down();
                    lines.computeIfAbsent(new LineName(step, number), name -> new ArrayList<>())
                            .add(new Five(cells));
                }
            }
        }
        return lines.values();
    }

    @Override
    public int value(Board board) {
        Collection<List<Five>> lines = bySize.computeIfAbsent(board.size(), MyEvaluation::windows);
        int[] worth = Stream.of(Player.X, Player.O).mapToInt(p -> side(lines, board, p)).toArray();
        return worth[0] - worth[1] == 0 ? 0 : Math.max(-600_000, Math.min(600_000, worth[0] - worth[1]));
    }

    private static int side(Collection<List<Five>> lines, Board board, Player player) {
        List<Report> reports = lines.stream().map(line -> report(line, board, player)).toList();
        if (reports.stream().anyMatch(Report::five)) {
            return 10_000_000; // value() brings it back to the bounds
        }
        int threats = reports.stream().mapToInt(Report::threats).sum();
        return Math.min(599_000, reports.stream().mapToInt(Report::points).sum() + (threats < 2 ? 0 : 7_500));
    }

    private static Report report(List<Five> line, Board board, Player player) {
        Map<Integer, List<Set<Cell>>> byMissing = line.stream()
                .filter(five -> five.openTo(board, player))
                .map(five -> five.missing(board))
                .collect(Collectors.groupingBy(Set::size));
        int small = 12 * byMissing.getOrDefault(3, List.of()).size() + byMissing.getOrDefault(4, List.of()).size();
        if (byMissing.containsKey(0)) {
            return new Report(true, 0, 0);
        }
        if (byMissing.containsKey(1)) {
            boolean two = new HashSet<>(byMissing.get(1)).size() > 1;
            return two ? new Report(false, small + 12_000, 0) : new Report(false, small + 1_600, 1);
        }
        if (byMissing.containsKey(2)) {
            Set<Set<Cell>> pairs = new HashSet<>(byMissing.get(2));
            long cells = pairs.stream().flatMap(Set::stream).distinct().count();
            boolean open = cells < 2L * pairs.size();
            return open ? new Report(false, small + 1_200, 1) : new Report(false, small + 250, 0);
        }
        return new Report(false, small, 0);
    }
}
