// exercise: 06
// truth: right
// mistake: none; records, an enum of kinds and streams
// player: both
// style: streams, records, enum
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import plybook.game.Cell;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0), THREE(150), OPEN_THREE(1_200), FOUR(1_800), OPEN_FOUR(15_000), FIVE(0);

        final int points;

        Kind(int points) {
            this.points = points;
        }

        boolean threat() {
            return this == OPEN_THREE || this == FOUR;
        }
    }

    private record Segment(List<Cell> stones, List<Cell> gaps) {}

    private record Found(Kind kind, int small) {}

    @Override
    public int value(Board board) {
        List<Found> x = found(board, Player.X);
        List<Found> o = found(board, Player.O);
        if (has(x, Kind.FIVE)) return 800_000;
        return has(o, Kind.FIVE) ? -800_000 : total(x) - total(o);
    }

    private static boolean has(List<Found> list, Kind kind) {
        return list.stream().anyMatch(f -> f.kind() == kind);
    }

    private static int total(List<Found> list) {
        int plain = list.stream().mapToInt(f -> f.kind().points + f.small()).sum();
        long threats = list.stream().filter(f -> f.kind().threat()).count();
        return Math.min(700_000, plain + (threats > 1 ? 6_000 : 0));
    }

    private static List<Found> found(Board board, Player player) {
        return lines(board.size()).stream().map(line -> read(board, player, line)).toList();
    }

    private static Found read(Board board, Player player, List<Cell> line) {
        List<Segment> segments = IntStream.rangeClosed(0, line.size() - 5)
                .mapToObj(i -> line.subList(i, i + 5))
                .filter(cells -> cells.stream().noneMatch(c -> board.has(player.opponent(), c.row(), c.column())))
                .map(cells -> new Segment(
                        cells.stream().filter(c -> !board.isEmpty(c)).toList(),
                        cells.stream().filter(board::isEmpty).toList()))
                .toList();
        int small = segments.stream().mapToInt(s -> s.stones().size() == 2 ? 8 : s.stones().size() == 1 ? 1 : 0).sum();
        return new Found(kind(segments), small);
    }

    private static Kind kind(List<Segment> segments) {
        Set<Set<Cell>> fives = new HashSet<>(), fours = new HashSet<>(), threes = new HashSet<>();
        for (Segment s : segments) {
            Set<Cell> gaps = Set.copyOf(s.gaps());
            switch (gaps.size()) {
                case 0 -> fives.add(gaps);
                case 1 -> fours.add(gaps);
                case 2 -> threes.add(gaps);
                default -> {}
            }
        }
        if (!fives.isEmpty()) return Kind.FIVE;
        if (fours.size() > 1) return Kind.OPEN_FOUR;
        if (fours.size() == 1) return Kind.FOUR;
        if (threes.isEmpty()) return Kind.NOTHING;
        long different = threes.stream().flatMap(Set::stream).distinct().count();
        return different < 2L * threes.size() ? Kind.OPEN_THREE : Kind.THREE;
    }

    private static List<List<Cell>> lines(int n) {
        List<List<Cell>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i;
            all.add(IntStream.range(0, n).mapToObj(j -> new Cell(k, j)).toList());
            all.add(IntStream.range(0, n).mapToObj(j -> new Cell(j, k)).toList());
        }
        for (int s = 4; s <= 2 * n - 6; s++) {
            int k = s;
            all.add(IntStream.range(0, n).filter(j -> k - j >= 0 && k - j < n).mapToObj(j -> new Cell(j, k - j)).toList());
            all.add(IntStream.range(0, n).filter(j -> k - j >= 0 && k - j < n).mapToObj(j -> new Cell(j, n - 1 - k + j)).toList());
        }
        return all;
    }
}
