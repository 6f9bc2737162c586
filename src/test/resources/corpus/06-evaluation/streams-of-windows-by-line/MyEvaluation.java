// exercise: 06
// truth: right
// mistake: none; all windows of a board size are made once and kept in a static map, and a stream groups them by line
// player: both
// style: streams, records, groupingBy
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    /** Five cells; line says to which line of the board they belong. */
    private record Five(String line, List<Cell> cells) {}

    /** A window without a stone of the enemy. */
    private record Hope(String line, long stones, List<Cell> missing) {}

    private static final Map<Integer, List<Five>> ALL = new HashMap<>();

    private static synchronized List<Five> fives(int size) {
        return ALL.computeIfAbsent(size, MyEvaluation::makeFives);
    }

    private static List<Five> makeFives(int size) {
        List<Five> list = new ArrayList<>();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                for (int[] d : dirs) {
                    int er = r + 4 * d[0], ec = c + 4 * d[1];
                    if (er >= size || ec >= size || ec < 0) continue;
                    int fr = r, fc = c;
                    String id = d[0] == 0 ? "row" + r : d[1] == 0 ? "col" + c : d[1] == 1 ? "\\" + (r - c) : "/" + (r + c);
                    list.add(new Five(id, IntStream.range(0, 5)
                            .mapToObj(i -> new Cell(fr + i * d[0], fc + i * d[1])).toList()));
                }
            }
        }
        return list;
    }

    @Override
    public int value(Board board) {
        return strength(board, Player.X) - strength(board, Player.O);
    }

    private int strength(Board board, Player me) {
        List<Hope> hopes = fives(board.size()).stream()
                .map(f -> hope(board, f, me))
                .filter(Objects::nonNull)
                .collect(Collectors.toList());
        if (hopes.stream().anyMatch(h -> h.stones() == 5)) {
            return 700_000;
        }
        Map<String, List<Hope>> byLine = hopes.stream().collect(Collectors.groupingBy(Hope::line));
        List<Integer> values = byLine.values().stream().map(this::line).toList();
        int sum = values.stream().mapToInt(Integer::intValue).sum();
        long threats = values.stream().filter(v -> v >= 1_000 && v < 10_000).count();
        return Math.min(250_000, sum + (threats > 1 ? 8_000 : 0));
    }

    private Hope hope(Board board, Five five, Player me) {
        if (five.cells().stream().anyMatch(c -> board.has(me.opponent(), c.row(), c.column()))) return null;
        List<Cell> free = five.cells().stream().filter(board::isEmpty).toList();
        return free.size() == 5 ? null : new Hope(five.line(), 5 - free.size(), free);
    }

    private int line(List<Hope> hopes) {
        int base = hopes.stream().mapToInt(h -> h.stones() == 1 ? 1 : h.stones() == 2 ? 7 : 20).sum();
        long wins = hopes.stream().filter(h -> h.stones() == 4).flatMap(h -> h.missing().stream()).distinct().count();
        if (wins > 1) return base + 10_000;
        if (wins == 1) return base + 2_000;
        List<List<Cell>> pairs = hopes.stream().filter(h -> h.stones() == 3).map(Hope::missing).distinct().toList();
        if (pairs.isEmpty()) return base;
        long cells = pairs.stream().flatMap(List::stream).distinct().count();
        boolean shared = cells < 2L * pairs.size();   // one stone serves two pairs
        return base + (shared ? 1_000 : 150);
    }
}
