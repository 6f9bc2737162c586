// exercise: 06
// truth: right
// mistake: none; streams, records, maps by line
// player: both
// style: streams, records, maps by line
// single: yes
// detail: always
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Direction(int dr, int dc) {}

    private record Window(Direction direction, int line, int stones, Set<Cell> free) {}

    private static final List<Direction> DIRECTIONS =
            List.of(new Direction(0, 1), new Direction(1, 0), new Direction(1, 1), new Direction(1, -1));

    private record Verdict(boolean five, int points) {}

    @Override
    public int value(Board board) {
        Verdict x = judge(board, Player.X);
        Verdict o = judge(board, Player.O);
        if (x.five()) return 800_000;
        if (o.five()) return -800_000;
        return x.points() - o.points();
    }

    private Verdict judge(Board board, Player me) {
        Map<List<Integer>, Set<Cell>> wins = new HashMap<>();
        Map<List<Integer>, Map<Cell, Set<Cell>>> pairs = new HashMap<>();
        int points = 0;
        boolean five = false;
        for (Window w : (Iterable<Window>) windows(board, me)::iterator) {
            List<Integer> key = List.of(DIRECTIONS.indexOf(w.direction()), w.line());
            switch (w.stones()) {
                case 5 -> five = true;
                case 4 -> wins.computeIfAbsent(key, k -> new HashSet<>()).addAll(w.free());
                case 3 -> {
                    for (Cell a : w.free()) {
                        for (Cell b : w.free()) {
                            if (!a.equals(b)) {
                                pairs.computeIfAbsent(key, k -> new HashMap<>())
                                        .computeIfAbsent(a, k -> new HashSet<>())
                                        .add(b);
                            }
                        }
                    }
                }
                case 2 -> points += 15;
                case 1 -> points += 1;
                default -> {}
            }
        }
        int threats = 0;
        for (Set<Cell> cells : wins.values()) {
            points += cells.size() > 1 ? 30_000 : 4_000;
            threats++;
        }
        for (List<Integer> key : pairs.keySet()) {
            if (wins.containsKey(key)) continue;
            boolean open = pairs.get(key).values().stream().anyMatch(others -> others.size() > 1);
            points += open ? 3_000 : 400;
            threats += open ? 1 : 0;
        }
        return new Verdict(five, Math.min(points + (threats > 1 ? 12_000 : 0), 700_000));
    }

    private Stream<Window> windows(Board board, Player me) {
        int n = board.size();
        return DIRECTIONS.stream().flatMap(d -> IntStream.range(0, n * n)
                .mapToObj(i -> new int[] {i / n, i % n})
                .filter(s -> inside(n, s[0] + 4 * d.dr()) && inside(n, s[1] + 4 * d.dc()))
                .filter(s -> IntStream.range(0, 5)
                        .noneMatch(k -> board.has(me.opponent(), s[0] + k * d.dr(), s[1] + k * d.dc())))
                .map(s -> window(board, me, d, s[0], s[1])));
    }

    private Window window(Board board, Player me, Direction d, int row, int column) {
        Set<Cell> free = new HashSet<>();
        for (int k = 0; k < 5; k++) {
            if (board.isEmpty(row + k * d.dr(), column + k * d.dc())) {
                free.add(new Cell(row + k * d.dr(), column + k * d.dc()));
            }
        }
        return new Window(d, row * d.dc() - column * d.dr(), 5 - free.size(), free);
    }

    private static boolean inside(int n, int index) {
        return index >= 0 && index < n;
    }
}
