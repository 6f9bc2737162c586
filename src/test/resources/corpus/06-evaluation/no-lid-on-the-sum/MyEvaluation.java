// exercise: 06
// truth: wrong
// mistake: the sum of all patterns is not limited and five are worth no more than 100,000, so that a board full of threats is worth more
// player: both
// style: streams, enum, record
// single: yes
// detail: only on crowded boards
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        NOTHING(0), THREE(700), OPEN_THREE(4_000), FOUR(6_000), OPEN_FOUR(40_000), FIVE(0);

        final int worth;

        Shape(int worth) {
            this.worth = worth;
        }

        boolean threat() {
            return this == OPEN_THREE || this == FOUR || this == OPEN_FOUR;
        }
    }

    private record Info(Shape kind, int small) {}

    private final Map<String, Info> cache = new HashMap<>();

    @Override
    public int value(Board board) {
        int x = worth(board, Player.X);
        int o = worth(board, Player.O);
        return Math.abs(x) == 100_000 ? 100_000 : o == 100_000 ? -100_000 : x - o;
    }

    private int worth(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        for (String line : (Iterable<String>) lines(board, player)::iterator) {
            Info reading = reading(line);
            if (reading.kind() == Shape.FIVE) {
                return 100_000;
            }
            sum += reading.kind().worth + reading.small();
            threats += reading.kind().threat() ? 1 : 0;
        }
        int bonus = threats < 2 ? 0 : 20_000;
        return sum + bonus;
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

    private Info reading(String line) {
        Info known = cache.get(line);
        if (known == null) {
            known = new Info(kind(line), small(line));
            cache.put(line, known);
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

    private static Shape kind(String line) {
        if (line.contains("mmmmm")) {
            return Shape.FIVE;
        }
        long wins = wins(line);
        if (wins > 0) {
            return wins == 1 ? Shape.FOUR : Shape.OPEN_FOUR;
        }
        long most = line.indexOf('m') < 0
                ? 0
                : IntStream.range(0, line.length())
                        .filter(i -> line.charAt(i) == '-')
                        .mapToLong(i -> wins(with(line, i)))
                        .max()
                        .orElse(0);
        return most == 0 ? Shape.NOTHING : most == 1 ? Shape.THREE : Shape.OPEN_THREE;
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
