// exercise: 06
// truth: right
// mistake: none; patterns named by what one more stone makes of a line (recursive), all lines remembered for ever in a static concurrent map, parallel streams, values up to the very bounds and odd numbers
// player: both
// style: recursive definition over strings, static memo, parallel
// single: yes
// detail: always right; five is worth exactly 1,000,000
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Level { NONE, THREE, OPEN_THREE, FOUR, OPEN_FOUR, FIVE }

    private static final Map<String, Level> LEVELS = new java.util.concurrent.ConcurrentHashMap<>();
    private static final Map<String, Integer> CRUMBS = new java.util.concurrent.ConcurrentHashMap<>();
    private static final Map<Level, Integer> PRICE = new EnumMap<>(Map.of(
            Level.NONE, 0, Level.THREE, 777, Level.OPEN_THREE, 3_331, Level.FOUR, 4_999, Level.OPEN_FOUR, 33_333, Level.FIVE, 0));

    @Override
    public int value(Board board) {
        Supplier<Stream<String>> lines = () -> lines(board).parallelStream();
        UnaryOperator<String> swap = s -> s.replace('X', 'x').replace('O', 'X').replace('x', 'O');
        double x = of(lines.get().toList());
        double o = of(lines.get().map(swap).toList());
        return (int) (Double.isInfinite(x) ? 1e6 : Double.isInfinite(o) ? -1e6 : x - o);
    }

    private static double of(List<String> lines) {
        List<Level> levels = lines.parallelStream().map(MyEvaluation::level).toList();
        if (levels.contains(Level.FIVE)) {
            return Double.POSITIVE_INFINITY;
        }
        long threats = levels.stream().filter(l -> l == Level.FOUR || l == Level.OPEN_THREE).count();
        int sum = levels.stream().mapToInt(PRICE::get).sum()
                + lines.stream().mapToInt(l -> CRUMBS.computeIfAbsent(l, MyEvaluation::crumbs)).sum();
        return Math.min(999_999, sum + (threats >= 2 ? 20_001 * (threats - 1) : 0));
    }

    private static Level level(String line) {
        Level known = LEVELS.get(line);
        if (known == null) {
            known = work(line);
            LEVELS.put(line, known);
        }
        return known;
    }

    private static Level work(String line) {
        if (line.contains("XXXXX")) return Level.FIVE;
        int wins = wins(line);
        if (wins > 0) return wins > 1 ? Level.OPEN_FOUR : Level.FOUR;
        int most = IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .map(i -> wins(put(line, i)))
                .max()
                .orElse(0);
        return most > 1 ? Level.OPEN_THREE : most == 1 ? Level.THREE : Level.NONE;
    }

    private static int wins(String line) {
        return (int) IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.' && put(line, i).contains("XXXXX"))
                .count();
    }

    private static String put(String line, int i) {
        return line.substring(0, i) + "X" + line.substring(i + 1);
    }

    private static int crumbs(String line) {
        return IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(i -> line.substring(i, i + 5))
                .filter(w -> !w.contains("O"))
                .mapToInt(w -> new int[] {0, 3, 41, 0, 0, 0}[(int) w.chars().filter(c -> c == 'X').count()])
                .sum();
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        Map<String, StringBuilder> lines = new TreeMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char symbol = board.at(r, c).map(Player::symbol).orElse('.');
                for (String name : List.of("r" + r, "c" + c, "f" + (r - c), "b" + (r + c))) {
                    lines.computeIfAbsent(name, k -> new StringBuilder()).append(symbol);
                }
            }
        }
        return lines.values().stream().map(StringBuilder::toString).filter(l -> l.length() >= 5).toList();
    }
}
