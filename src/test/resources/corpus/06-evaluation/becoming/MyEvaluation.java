// exercise: 06
// truth: right
// mistake: -
// player: both
// style: lines as text, patterns by what one more stone makes of them, answers for a line remembered for all boards, streams and records
// single: yes
// detail: -

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Reading(boolean five, int points, int threats) {
        Reading plus(Reading other) {
            return new Reading(five || other.five, points + other.points, threats + other.threats);
        }

        int total() {
            return Math.min(700_000, points + (threats > 1 ? 7_500 * (threats - 1) : 0));
        }
    }

    private static final Reading NOTHING = new Reading(false, 0, 0);
    private static final Map<String, Reading> READ = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        Reading x = lines(board, Player.X).map(MyEvaluation::read).reduce(NOTHING, Reading::plus);
        if (x.five) {
            return 1_000_000;
        }
        Reading o = lines(board, Player.O).map(MyEvaluation::read).reduce(NOTHING, Reading::plus);
        return o.five ? -1_000_000 : x.total() - o.total();
    }

    /** All lines of five cells or more: '#' own, '-' free, '|' the other's. */
    private static Stream<String> lines(Board board, Player own) {
        int n = board.size();
        String[] grid = IntStream.range(0, n).mapToObj(r -> text(board, own, r, 0, 0, 1)).toArray(String[]::new);
        Stream<String> columns = IntStream.range(0, n).mapToObj(c -> text(board, own, 0, c, 1, 0));
        Stream<String> falling = IntStream.rangeClosed(5 - n, n - 5)
                .mapToObj(k -> text(board, own, Math.max(0, -k), Math.max(0, k), 1, 1));
        Stream<String> rising = IntStream.rangeClosed(4, 2 * n - 6)
                .mapToObj(k -> text(board, own, Math.max(0, k - n + 1), Math.min(n - 1, k), 1, -1));
        return Stream.of(Stream.of(grid), columns, falling, rising).flatMap(s -> s);
    }

    private static String text(Board board, Player own, int r, int c, int dr, int dc) {
        StringBuilder line = new StringBuilder();
        for (int n = board.size(); r >= 0 && c >= 0 && r < n && c < n; r += dr, c += dc) {
            line.append(board.isEmpty(r, c) ? '-' : board.has(own, r, c) ? '#' : '|');
        }
        return line.toString();
    }

    private static Reading read(String line) {
        if (line.indexOf('#') < 0) {
            return NOTHING;
        }
        if (READ.size() > 200_000) {
            READ.clear();
        }
        return READ.computeIfAbsent(line, MyEvaluation::worked);
    }

    private static Reading worked(String line) {
        if (line.contains("#####")) {
            return new Reading(true, 0, 0);
        }
        int crumbs = IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(i -> line.substring(i, i + 5))
                .filter(w -> w.indexOf('|') < 0)
                .mapToInt(w -> (int) w.chars().filter(ch -> ch == '#').count())
                .map(k -> k == 1 ? 2 : k == 2 ? 19 : 0)
                .sum();
        int fives = fives(line);
        if (fives > 0) {
            return fives > 1 ? new Reading(false, crumbs + 21_000, 0) : new Reading(false, crumbs + 3_100, 1);
        }
        int next = free(line).map(i -> fives(with(line, i))).max().orElse(0);
        return switch (next) {
            case 0 -> new Reading(false, crumbs, 0);
            case 1 -> new Reading(false, crumbs + 420, 0);
            default -> new Reading(false, crumbs + 2_000, 1);
        };
    }

    private static IntStream free(String line) {
        return IntStream.range(0, line.length()).filter(i -> line.charAt(i) == '-');
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + '#' + line.substring(i + 1);
    }

    private static int fives(String line) {
        return (int) free(line).filter(i -> with(line, i).contains("#####")).count();
    }
}
