// exercise: 06
// truth: wrong
// mistake: the last value is kept and returned again for the same Board object, also when other stones stand on it
// player: both
// style: streams with a small cache
// single: yes
// detail: sometimes: when a search plays on one board and asks again
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    enum Form {
        NOTHING(0), THREE(220), OPEN_THREE(1_300), FOUR(1_900), OPEN_FOUR(14_000), FIVE(0);
        final int points;
        Form(int points) { this.points = points; }
        boolean forces() { return this == FOUR || this == OPEN_THREE; }
    }

    /** a window of five cells of a line: the places without a stone, and how many stones there are */
    record Five(Set<Integer> free, int stones) {}

    record Side(Map<Form, Long> shapes, int small) {
        boolean won() { return shapes.containsKey(Form.FIVE); }

        int points() {
            long sum = small + shapes.entrySet().stream().mapToLong(e -> e.getKey().points * e.getValue()).sum();
            long threats = shapes.entrySet().stream().filter(e -> e.getKey().forces()).mapToLong(Map.Entry::getValue).sum();
            return (int) Math.min(300_000, threats < 2 ? sum : sum + 6_500);
        }
    }

    private Board last;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != last) {
            lastValue = compute(board);
            last = board;
        }
        return lastValue;
    }

    private int compute(Board board) {
        Side x = side(board, Player.X), o = side(board, Player.O);
        return x.won() ? 400_000 : o.won() ? -400_000 : x.points() - o.points();
    }

    private Side side(Board board, Player me) {
        List<List<Five>> lines = lines(board.size()).map(line -> windows(board, me, line)).toList();
        int small = lines.stream().flatMap(List::stream).mapToInt(f -> f.stones() == 2 ? 11 : f.stones() == 1 ? 1 : 0).sum();
        return new Side(lines.stream().map(this::shape).collect(Collectors.groupingBy(s -> s, Collectors.counting())), small);
    }

    private Form shape(List<Five> windows) {
        if (windows.stream().anyMatch(f -> f.stones() == 5)) return Form.FIVE;
        Set<Set<Integer>> wins = frees(windows, 4);
        if (wins.size() >= 2) return Form.OPEN_FOUR;
        if (wins.size() == 1) return Form.FOUR;
        Set<Set<Integer>> pairs = frees(windows, 3);
        if (pairs.isEmpty()) return Form.NOTHING;
        long cells = pairs.stream().flatMap(Set::stream).distinct().count();
        return cells < 2L * pairs.size() ? Form.OPEN_THREE : Form.THREE;
    }

    private Set<Set<Integer>> frees(List<Five> windows, int stones) {
        return windows.stream().filter(f -> f.stones() == stones).map(Five::free).collect(Collectors.toSet());
    }

    private List<Five> windows(Board board, Player me, List<Cell> line) {
        List<Five> found = new ArrayList<>();
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Cell> part = line.subList(i, i + 5);
            if (part.stream().anyMatch(c -> board.has(me.opponent(), c.row(), c.column()))) continue;
            int from = i;
            Set<Integer> free = IntStream.range(0, 5).filter(k -> board.isEmpty(part.get(k))).mapToObj(k -> from + k).collect(Collectors.toSet());
            found.add(new Five(free, 5 - free.size()));
        }
        return found;
    }

    private Stream<List<Cell>> lines(int n) {
        List<Cell> all = IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n)).toList();
        return Stream.of(
                        all.stream().collect(Collectors.groupingBy(Cell::row)),
                        all.stream().collect(Collectors.groupingBy(Cell::column)),
                        all.stream().collect(Collectors.groupingBy(c -> c.row() - c.column())),
                        all.stream().collect(Collectors.groupingBy(c -> c.row() + c.column())))
                .flatMap(m -> m.values().stream());
    }
}
