// exercise: 06
// truth: wrong
// mistake: adds the patterns of both sides to the points of a five, so the value leaves one million
// player: both
// style: records, streams, groupingBy
// single: yes
// detail: sometimes; when a side has five and more than the other besides
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyEvaluation implements EvaluationTask {
    record Step(int dr, int dc) {}

    /** The line is named by its direction and the cell where it begins. */
    record Line(Step dir, int row, int col) {}

    record Quintet(Line line, List<Integer> free) {}

    record Rating(int points, boolean threat) {}

    static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    @Override
    public int value(Board board) {
        List<Quintet> x = quintets(board, Player.X);
        List<Quintet> o = quintets(board, Player.O);
        int rest = total(x) - total(o);
        if (five(x)) return 1_000_000 + rest;
        if (five(o)) return -1_000_000 + rest;
        return rest;
    }

    static boolean five(List<Quintet> quintets) {
        return quintets.stream().anyMatch(w -> w.free().isEmpty());
    }

    static int total(List<Quintet> quintets) {
        Collection<List<Quintet>> byLine = quintets.stream().collect(Collectors.groupingBy(Quintet::line)).values();
        List<Rating> verdicts = byLine.stream().map(MyEvaluation::rate).toList();
        long threats = verdicts.stream().filter(Rating::threat).count();
        int sum = verdicts.stream().mapToInt(Rating::points).sum();
        return Math.min(500_000, threats < 2 ? sum : sum + 15_000);
    }

    static Rating rate(List<Quintet> line) {
        int low = line.stream().mapToInt(w -> w.free().size() == 4 ? 1 : w.free().size() == 3 ? 8 : 0).sum();
        long wins = line.stream().filter(w -> w.free().size() == 1).map(Quintet::free).distinct().count();
        if (wins >= 2) return new Rating(low + 30_000, false);
        if (wins == 1) return new Rating(low + 3_500, true);
        Map<Integer, Long> uses = line.stream()
                .filter(w -> w.free().size() == 2)
                .flatMap(w -> w.free().stream())
                .collect(Collectors.groupingBy(i -> i, Collectors.counting()));
        if (uses.isEmpty()) return new Rating(low, false);
        boolean open = uses.values().stream().anyMatch(k -> k > 1);
        return open ? new Rating(low + 2_400, true) : new Rating(low + 350, false);
    }

    static List<Quintet> quintets(Board board, Player me) {
        int n = board.size();
        return STEPS.stream()
                .flatMap(d -> IntStream.range(0, n * n).boxed().flatMap(i -> window(board, me, d, i / n, i % n).stream()))
                .toList();
    }

    static Optional<Quintet> window(Board board, Player me, Step d, int r, int c) {
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
        return Optional.of(new Quintet(new Line(d, r - back * d.dr(), c - back * d.dc()), free));
    }
}
