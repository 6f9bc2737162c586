// exercise: 06
// truth: right
// mistake: -
// player: both
// style: streams and records from the lines to the sum, no loops
// kind: -
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Line(int row, int column, int down, int right, int length) {
        static Stream<Line> of(int n) {
            Stream<Line> straight = IntStream.range(0, n).boxed()
                    .flatMap(i -> Stream.of(new Line(i, 0, 0, 1, n), new Line(0, i, 1, 0, n)));
            Stream<Line> falling = IntStream.rangeClosed(5 - n, n - 5)
                    .mapToObj(d -> new Line(Math.max(0, -d), Math.max(0, d), 1, 1, n - Math.abs(d)));
            Stream<Line> rising = IntStream.rangeClosed(5 - n, n - 5)
                    .mapToObj(d -> new Line(Math.max(0, -d), n - 1 - Math.max(0, d), 1, -1, n - Math.abs(d)));
            return Stream.of(straight, falling, rising).flatMap(all -> all);
        }

        int bits(Board board, Player player) {
            return IntStream.range(0, length)
                    .filter(i -> board.has(player, row + i * down, column + i * right))
                    .map(i -> 1 << i)
                    .sum();
        }
    }

    /** A window that the other side has no stone in: its stones, and the cells it lacks. */
    private record Fit(int stones, int lacks) {}

    private record Finding(boolean five, int points, int threats) {
        Finding plus(Finding other) {
            return new Finding(five || other.five, points + other.points, threats + other.threats);
        }

        int total() {
            return Math.min(444_444, points + (threats > 1 ? 6_000 : 0));
        }
    }

    private static final List<List<Line>> LINES =
            IntStream.rangeClosed(0, 20).mapToObj(n -> n < 5 ? List.<Line>of() : Line.of(n).toList()).toList();

    @Override
    public int value(Board board) {
        Finding x = all(board, Player.X);
        Finding o = all(board, Player.O);
        return Optional.of(x.total() - o.total())
                .filter(any -> !x.five() && !o.five())
                .orElse(x.five() ? 555_555 : -555_555);
    }

    private static Finding all(Board board, Player me) {
        return LINES.get(board.size()).stream()
                .map(line -> finding(line.bits(board, me), line.bits(board, me.opponent()), line.length()))
                .reduce(new Finding(false, 0, 0), Finding::plus);
    }

    private static Finding finding(int mine, int others, int length) {
        if (mine == 0 || length < 5) {
            return new Finding(false, 0, 0);
        }
        var fits = IntStream.rangeClosed(0, length - 5)
                .map(start -> 31 << start)
                .filter(window -> (window & others) == 0)
                .mapToObj(window -> new Fit(Integer.bitCount(window & mine), window & ~mine))
                .collect(Collectors.groupingBy(Fit::stones, Collectors.mapping(Fit::lacks, Collectors.toSet())));
        int small = 11 * often(mine, others, length, 2) + often(mine, others, length, 1);
        if (fits.containsKey(5)) {
            return new Finding(true, 0, 0);
        }
        if (fits.containsKey(4)) {
            boolean open = fits.get(4).size() > 1;
            return new Finding(false, small + (open ? 11_000 : 1_600), open ? 0 : 1);
        }
        var pairs = fits.getOrDefault(3, java.util.Set.of());
        boolean open = pairs.stream().anyMatch(one -> pairs.stream().anyMatch(other -> one != (int) other && (one & other) != 0));
        return new Finding(false, small + (open ? 1_050 : pairs.isEmpty() ? 0 : 210), open ? 1 : 0);
    }

    private static int often(int mine, int others, int length, int stones) {
        return (int) IntStream.rangeClosed(0, length - 5)
                .map(start -> 31 << start)
                .filter(window -> (window & others) == 0 && Integer.bitCount(window & mine) == stones)
                .count();
    }
}
