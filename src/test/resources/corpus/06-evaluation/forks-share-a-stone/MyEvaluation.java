// exercise: 06
// truth: wrong
// mistake: two threats count more than their sum only if they have a stone in common
// player: both
// style: streams, records, sets of stones
// single: yes
// detail: always for two threats that do not cross
import java.util.ArrayList;
import java.util.Collections;
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

    private record Five(List<Cell> stones, List<Cell> gaps) {}

    private record Pattern(Kind kind, int small, Set<Cell> stones) {}

    @Override
    public int value(Board board) {
        List<Pattern> x = patterns(board, Player.X);
        List<Pattern> o = patterns(board, Player.O);
        if (has(x, Kind.FIVE)) return 800_000;
        return has(o, Kind.FIVE) ? -800_000 : total(x) - total(o);
    }

    private static boolean has(List<Pattern> list, Kind kind) {
        return list.stream().anyMatch(f -> f.kind() == kind);
    }

    private static int total(List<Pattern> list) {
        int plain = list.stream().mapToInt(f -> f.kind().points + f.small()).sum();
        List<Pattern> threats = list.stream().filter(f -> f.kind().threat()).toList();
        boolean fork = false;
        for (Pattern a : threats) {
            for (Pattern b : threats) {
                fork |= a != b && !Collections.disjoint(a.stones(), b.stones());
            }
        }
        return Math.min(700_000, fork ? plain + 6_000 : plain);
    }

    private static List<Pattern> patterns(Board board, Player player) {
        return lines(board.size()).stream().map(line -> look(board, player, line)).toList();
    }

    private static Pattern look(Board board, Player player, List<Cell> line) {
        List<Five> segments = IntStream.rangeClosed(0, line.size() - 5)
                .mapToObj(i -> line.subList(i, i + 5))
                .filter(cells -> cells.stream().noneMatch(c -> board.has(player.opponent(), c.row(), c.column())))
                .map(cells -> new Five(
                        cells.stream().filter(c -> !board.isEmpty(c)).toList(),
                        cells.stream().filter(board::isEmpty).toList()))
                .toList();
        int small = segments.stream().mapToInt(s -> s.stones().size() == 2 ? 8 : s.stones().size() == 1 ? 1 : 0).sum();
        Set<Cell> stones = new HashSet<>();
        segments.stream().filter(s -> s.gaps().size() <= 2).forEach(s -> stones.addAll(s.stones()));
        return new Pattern(kind(segments), small, stones);
    }

    private static Kind kind(List<Five> segments) {
        Set<Set<Cell>> fives = new HashSet<>(), fours = new HashSet<>(), threes = new HashSet<>();
        for (Five s : segments) {
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
