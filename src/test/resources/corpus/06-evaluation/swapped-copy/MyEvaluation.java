// exercise: 06
// truth: right
// mistake: -
// player: both
// style: only X is read; for O a copy of the board with the colours exchanged; one value in a double; streams of windows as records
// kind: -
// single: yes
// detail: -
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Way(int dr, int dc) {}

    private record Spot(int r, int c) {
        Spot go(Way way, int steps) {
            return new Spot(r + steps * way.dr, c + steps * way.dc);
        }

        boolean on(Board board) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size();
        }
    }

    private static final List<Way> WAYS = List.of(new Way(0, 1), new Way(1, 0), new Way(1, 1), new Way(-1, 1));

    @Override
    public int value(Board board) {
        double attack = forX(board);
        double defence = forX(exchanged(board));
        return attack == Double.POSITIVE_INFINITY
                ? 990_000
                : defence == Double.POSITIVE_INFINITY ? -990_000 : (int) (attack - defence);
    }

    private static Board exchanged(Board board) {
        Board other = Board.empty(board.size());
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                Cell cell = new Cell(r, c);
                board.at(cell).ifPresent(p -> other.put(cell, p.opponent()));
            }
        }
        return other;
    }

    private static double forX(Board board) {
        List<double[]> lines = WAYS.stream()
                .flatMap(way -> spots(board)
                        .filter(spot -> !spot.go(way, -1).on(board))
                        .map(spot -> line(board, spot, way)))
                .toList();
        double points = lines.stream().mapToDouble(l -> l[0]).sum();
        double threats = lines.stream().mapToDouble(l -> l[1]).sum();
        return points == Double.POSITIVE_INFINITY
                ? points
                : Math.min(800_000, points + 10_000 * Math.min(1, Math.floor(threats / 2)));
    }

    private static Stream<Spot> spots(Board board) {
        return IntStream.range(0, board.size() * board.size())
                .mapToObj(i -> new Spot(i / board.size(), i % board.size()));
    }

    /** Points and threats of a line. */
    private static double[] line(Board board, Spot begin, Way way) {
        Set<Set<Spot>> ones = new HashSet<>();
        Set<Set<Spot>> pairs = new HashSet<>();
        double points = 0;
        for (Spot from = begin; from.go(way, 4).on(board); from = from.go(way, 1)) {
            Set<Spot> free = new HashSet<>();
            boolean closed = false;
            for (int k = 0; k < 5; k++) {
                Spot spot = from.go(way, k);
                closed |= board.has(Player.O, spot.r(), spot.c());
                if (!board.has(Player.X, spot.r(), spot.c())) {
                    free.add(spot);
                }
            }
            if (closed) {
                continue;
            }
            points += new double[] {Double.POSITIVE_INFINITY, 0, 0, 20, 2, 0}[free.size()];
            if (free.size() == 1) {
                ones.add(free);
            } else if (free.size() == 2) {
                pairs.add(free);
            }
        }
        if (!ones.isEmpty()) {
            return ones.size() == 1 ? new double[] {points + 3_000, 1} : new double[] {points + 20_000, 0};
        }
        boolean open = pairs.stream()
                .anyMatch(a -> pairs.stream().anyMatch(b -> a != b && a.stream().anyMatch(b::contains)));
        return open
                ? new double[] {points + 2_000, 1}
                : new double[] {points + (pairs.isEmpty() ? 0 : 400), 0};
    }
}
