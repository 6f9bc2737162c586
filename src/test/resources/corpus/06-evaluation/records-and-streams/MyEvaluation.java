// exercise: 06
// truth: right
// mistake: none; all windows of a side as records, grouped by line
// player: both
// style: records, streams, Collectors.groupingBy
// single: yes
// detail: always
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyEvaluation implements EvaluationTask {
    record Dir(int dr, int dc) {}

    /** The line is named by its direction and the cell where it begins. */
    record LineId(Dir dir, int row, int col) {}

    record Win(LineId line, List<Integer> free) {}

    record Verdict(int points, boolean threat) {}

    static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(1, -1));

    @Override
    public int value(Board board) {
        List<Win> x = windows(board, Player.X);
        List<Win> o = windows(board, Player.O);
        if (five(x)) return 999_999;
        if (five(o)) return -999_999;
        return worth(x) - worth(o);
    }

    static boolean five(List<Win> windows) {
        return windows.stream().anyMatch(w -> w.free().isEmpty());
    }

    static int worth(List<Win> windows) {
        Collection<List<Win>> byLine = windows.stream().collect(Collectors.groupingBy(Win::line)).values();
        List<Verdict> verdicts = byLine.stream().map(MyEvaluation::judge).toList();
        long threats = verdicts.stream().filter(Verdict::threat).count();
        int sum = verdicts.stream().mapToInt(Verdict::points).sum();
        return Math.min(500_000, threats < 2 ? sum : sum + 15_000);
    }

    static Verdict judge(List<Win> line) {
        int low = line.stream().mapToInt(w -> w.free().size() == 4 ? 1 : w.free().size() == 3 ? 8 : 0).sum();
        long wins = line.stream().filter(w -> w.free().size() == 1).map(Win::free).distinct().count();
        if (wins >= 2) return new Verdict(low + 30_000, false);
        if (wins == 1) return new Verdict(low + 3_500, true);
        Map<Integer, Long> uses = line.stream()
                .filter(w -> w.free().size() == 2)
                .flatMap(w -> w.free().stream())
                .collect(Collectors.groupingBy(i -> i, Collectors.counting()));
        if (uses.isEmpty()) return new Verdict(low, false);
        boolean open = uses.values().stream().anyMatch(k -> k > 1);
        return open ? new Verdict(low + 2_400, true) : new Verdict(low + 350, false);
    }

    static List<Win> windows(Board board, Player me) {
        int n = board.size();
        return DIRS.stream()
                .flatMap(d -> IntStream.range(0, n * n).boxed().flatMap(i -> window(board, me, d, i / n, i % n).stream()))
                .toList();
    }

    static Optional<Win> window(Board board, Player me, Dir d, int r, int c) {
        int n = board.size();
        int er = r + 4 * d.dr(), ec = c + 4 * d.dc();
        if (er >= n || ec >= n || ec < 0) return Optional.empty();
        List<Integer> free = new ArrayList<>();
        for (int k = 0; k < 5; k++) {
            int row = r + k * d.dr(), col = c + k * d.dc();
            if (board.has(me.opponent(), row, col)) return Optional.empty();
            if (!board.has(me, row, col)) free.add(row * n + col);
        }
        if (free.size() == 5) return Optional.empty();
        int back = d.dr() == 0 ? c : d.dc() == 0 ? r : Math.min(r, d.dc() > 0 ? c : n - 1 - c);
        return Optional.of(new Win(new LineId(d, r - back * d.dr(), c - back * d.dc()), free));
    }
}
