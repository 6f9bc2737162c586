// exercise: 06
// truth: right
// mistake: -
// player: both
// style: windows as records in a stream, grouped by their line with Collectors; a summary for each line
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(int down, int right, int where) {
        @Override
        public int hashCode() {
            return 1_000 * (3 * down + right) + where;
        }
    }

    /** A window without stones of the other side. */
    private record Window(Line line, int stones, List<Integer> free) {}

    private enum Kind {
        NOTHING(0, 0), THREE(250, 0), OPEN_THREE(1_100, 1), FOUR(1_700, 1), OPEN_FOUR(11_000, 0), FIVE(0, 0);

        final int points;
        final int threats;

        Kind(int points, int threats) {
            this.points = points;
            this.threats = threats;
        }
    }

    @Override
    public int value(Board board) {
        List<Integer> both = List.of(Player.X, Player.O).stream().map(p -> worth(board, p)).toList();
        return both.contains(500_000) ? (both.get(0) == 500_000 ? 500_000 : -500_000) : both.get(0) - both.get(1);
    }

    private int worth(Board board, Player player) {
        List<Window> windows = IntStream.of(1, 10, 11, 9) // ten rows down and some columns right
                .mapToObj(d -> windows(board, player, d == 1 ? 0 : 1, d == 10 ? 0 : d == 9 ? -1 : 1))
                .flatMap(List::stream)
                .toList();
        Map<Line, List<Window>> lines = windows.stream().collect(Collectors.groupingBy(Window::line));
        List<Kind> kinds = lines.values().stream().map(this::kind).toList();
        if (kinds.contains(Kind.FIVE)) {
            return 500_000;
        }
        int small = windows.stream().mapToInt(w -> w.stones() == 2 ? 9 : w.stones() == 1 ? 1 : 0).sum();
        int threats = kinds.stream().mapToInt(k -> k.threats).sum();
        int sum = small + kinds.stream().mapToInt(k -> k.points).sum() + Math.max(0, threats - 1) * 5_500;
        return Math.min(sum, 450_000);
    }

    private List<Window> windows(Board board, Player player, int down, int right) {
        int n = board.size();
        List<Window> found = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            int r = cell / n;
            int c = cell % n;
            int endRow = r + 4 * down;
            int endColumn = c + 4 * right;
            if (endRow >= n || endColumn < 0 || endColumn >= n) {
                continue;
            }
            List<Integer> free = new ArrayList<>(5);
            boolean usable = true;
            for (int i = 0; i < 5 && usable; i++) {
                usable = !board.has(player.opponent(), r + i * down, c + i * right);
                if (usable && !board.has(player, r + i * down, c + i * right)) {
                    free.add(cell + i * (down * n + right));
                }
            }
            if (usable && free.size() < 5) {
                // r * right - c * down is the same for all cells of a line
                found.add(new Window(new Line(down, right, r * right - c * down), 5 - free.size(), free));
            }
        }
        return found;
    }

    private Kind kind(List<Window> line) {
        int most = line.stream().mapToInt(Window::stones).max().orElse(0);
        List<List<Integer>> lacking = line.stream().filter(w -> w.stones() == most).map(Window::free).distinct().toList();
        return switch (most) {
            case 5 -> Kind.FIVE;
            case 4 -> lacking.size() > 1 ? Kind.OPEN_FOUR : Kind.FOUR;
            case 3 -> {
                long cells = lacking.stream().flatMap(List::stream).distinct().count();
                yield cells < 2L * lacking.size() ? Kind.OPEN_THREE : Kind.THREE; // some cell helps twice
            }
            default -> Kind.NOTHING;
        };
    }
}
