// exercise: 06
// truth: right
// mistake: none; readings of lines are remembered by their text, which is enough to tell them
// player: both
// style: streams, enum, record, map
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0), THREE(700), OPEN_THREE(4_000), FOUR(6_000), OPEN_FOUR(40_000), FIVE(0);

        final int worth;

        Kind(int worth) {
            this.worth = worth;
        }

        boolean threat() {
            return this == OPEN_THREE || this == FOUR || this == OPEN_FOUR;
        }
    }

    private record Reading(Kind kind, int small) {}

    private final Map<String, Reading> read = new HashMap<>();

    @Override
    public int value(Board board) {
        int x = worth(board, Player.X);
        int o = worth(board, Player.O);
        return Math.abs(x) == 990_000 ? 990_000 : o == 990_000 ? -990_000 : x - o;
    }

    private int worth(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        for (String line : (Iterable<String>) lines(board, player)::iterator) {
            Reading reading = reading(line);
            if (reading.kind() == Kind.FIVE) {
                return 990_000;
            }
            sum += reading.kind().worth + reading.small();
            threats += reading.kind().threat() ? 1 : 0;
        }
        int bonus = threats < 2 ? 0 : 20_000;
        return Math.min(900_000, sum + bonus);
    }

    private static Stream<String> lines(Board board, Player player) {
        int n = board.size();
        return Stream.of(
                        IntStream.range(0, n).mapToObj(i -> line(board, player, i, 0, 0, 1)),
                        IntStream.range(0, n).mapToObj(i -> line(board, player, 0, i, 1, 0)),
                        IntStream.range(0, n).mapToObj(i -> line(board, player, 0, i, 1, 1)),
                        IntStream.range(1, n).mapToObj(i -> line(board, player, i, 0, 1, 1)),
                        IntStream.range(0, n).mapToObj(i -> line(board, player, 0, i, 1, -1)),
                        IntStream.range(1, n).mapToObj(i -> line(board, player, i, n - 1, 1, -1)))
                .flatMap(lines -> lines);
    }

    private static String line(Board board, Player player, int row, int column, int down, int right) {
        StringBuilder line = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            line.append(board.has(player, row, column) ? 'm' : board.has(player.opponent(), row, column) ? '#' : '-');
            row += down;
            column += right;
        }
        return line.toString();
    }

    private Reading reading(String line) {
        Reading known = read.get(line);
        if (known == null) {
            known = new Reading(kind(line), small(line));
            read.put(line, known);
        }
        return known;
    }

    private static int small(String line) {
        return IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(i -> line.substring(i, i + 5))
                .filter(w -> w.indexOf('#') < 0)
                .mapToInt(w -> (int) w.chars().filter(c -> c == 'm').count())
                .map(k -> k == 1 ? 1 : k == 2 ? 9 : 0)
                .sum();
    }

    private static Kind kind(String line) {
        if (line.contains("mmmmm")) {
            return Kind.FIVE;
        }
        long wins = wins(line);
        if (wins > 0) {
            return wins == 1 ? Kind.FOUR : Kind.OPEN_FOUR;
        }
        long most = line.indexOf('m') < 0
                ? 0
                : IntStream.range(0, line.length())
                        .filter(i -> line.charAt(i) == '-')
                        .mapToLong(i -> wins(with(line, i)))
                        .max()
                        .orElse(0);
        return most == 0 ? Kind.NOTHING : most == 1 ? Kind.THREE : Kind.OPEN_THREE;
    }

    private static long wins(String line) {
        return IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '-' && with(line, i).contains("mmmmm"))
                .count();
    }

    private static String with(String line, int place) {
        return line.substring(0, place) + 'm' + line.substring(place + 1);
    }
}
