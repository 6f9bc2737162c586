// exercise: 06
// truth: wrong
// mistake: a stone on the middle cell is worth one point more than elsewhere
// player: both
// style: streams
// single: yes
// detail: sometimes; only with a stone on the very middle of a board with an odd number of rows; seen as a difference between a pattern on the middle and the same one elsewhere
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Dir(int dr, int dc) {}

    private record Line(int row, int col, Dir dir) {}

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(-1, 1));

    @Override
    public int value(Board board) {
        int x = worth(board, Player.X);
        int o = worth(board, Player.O);
        return x == WON ? WON : o == WON ? -WON : x - o;
    }

    private static final int WON = 750_000;

    private static boolean on(Board b, int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < b.size();
    }

    private static int worth(Board b, Player p) {
        List<List<Set<Integer>>> lines = DIRS.stream()
                .flatMap(d -> IntStream.range(0, b.size() * b.size())
                        .mapToObj(i -> new Line(i / b.size(), i % b.size(), d))
                        .filter(l -> !on(b, l.row() - d.dr(), l.col() - d.dc())))
                .map(l -> windows(b, p, l))
                .toList();
        if (lines.stream().flatMap(List::stream).anyMatch(Set::isEmpty)) {
            return WON;
        }
        int sum = lines.stream().mapToInt(MyEvaluation::points).sum();
        long threats = lines.stream().mapToInt(MyEvaluation::points).map(v -> v / 1000).filter(k -> k == 1 || k == 2).count();
        int middle = b.size() / 2;
        int extra = b.size() % 2 == 1 && b.has(p, middle, middle) ? 1 : 0;
        return Math.min(600_000, sum + extra + (threats >= 2 ? 7_000 : 0));
    }

    private static List<Set<Integer>> windows(Board b, Player p, Line l) {
        int dr = l.dir().dr(), dc = l.dir().dc();
        return IntStream.iterate(0, s -> on(b, l.row() + (s + 4) * dr, l.col() + (s + 4) * dc), s -> s + 1)
                .filter(s -> IntStream.range(s, s + 5)
                        .noneMatch(i -> b.has(p.opponent(), l.row() + i * dr, l.col() + i * dc)))
                .mapToObj(s -> IntStream.range(s, s + 5)
                        .filter(i -> !b.has(p, l.row() + i * dr, l.col() + i * dc))
                        .boxed()
                        .collect(Collectors.toSet()))
                .toList();
    }

    private static Set<Set<Integer>> lacking(List<Set<Integer>> windows, int n) {
        return windows.stream().filter(w -> w.size() == n).collect(Collectors.toSet());
    }

    private static int points(List<Set<Integer>> windows) {
        int small = 10 * (int) windows.stream().filter(w -> w.size() == 3).count()
                + (int) windows.stream().filter(w -> w.size() == 4).count();
        int fours = lacking(windows, 1).size();
        if (fours > 0) {
            return small + (fours > 1 ? 12_000 : 2_000);
        }
        Set<Set<Integer>> threes = lacking(windows, 2);
        if (threes.isEmpty()) {
            return small;
        }
        Stream<Integer> cells = threes.stream().flatMap(Set::stream);
        return small + (cells.distinct().count() < 2L * threes.size() ? 1_200 : 200);
    }
}
