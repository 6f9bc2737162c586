// exercise: 06
// truth: wrong
// mistake: The bonus for two threats at once counts fours only; open threes are scored but not counted, so two open threes, or a four and an open three, are worth just the sum and two open threes less than a four.
// player: both
// style: shape codes per line in a switch expression, helper record
// single: yes
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record Found(int points, int fours) {
        Found plus(Found other) {
            return new Found(points + other.points, fours + other.fours);
        }
    }

    @Override
    public int value(Board board) {
        return total(board, Player.X) - total(board, Player.O);
    }

    private int total(Board board, Player p) {
        int n = board.size();
        Found all = IntStream.range(0, n)
                .mapToObj(i -> find(board, p, i, 0, 0, 1)
                        .plus(find(board, p, 0, i, 1, 0))
                        .plus(find(board, p, 0, i, 1, 1))
                        .plus(find(board, p, 0, i, 1, -1))
                        .plus(i == 0 ? new Found(0, 0) : find(board, p, i, 0, 1, 1))
                        .plus(i == 0 ? new Found(0, 0) : find(board, p, i, n - 1, 1, -1)))
                .reduce(new Found(0, 0), Found::plus);
        if (all.points() >= 5_000_000) {
            return 500_000;
        }
        return Math.min(240_000, all.fours() > 1 ? all.points() + 10_000 : all.points());
    }

    private Found find(Board board, Player p, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        for (; r < board.size() && c < board.size() && c >= 0; r += dr, c += dc) {
            text.append(board.has(p, r, c) ? 'a' : board.isEmpty(r, c) ? '-' : 'z');
        }
        String s = text.toString();
        if (s.length() < 5) return new Found(0, 0);
        if (s.contains("aaaaa")) return new Found(5_000_000, 0);
        int little = IntStream.rangeClosed(0, s.length() - 5)
                .map(i -> little(s.substring(i, i + 5)))
                .sum();
        long ways = ways(s);
        if (ways >= 2) return new Found(little + 25_000, 0);
        if (ways == 1) return new Found(little + 3_000, 1);
        long next = IntStream.range(0, s.length())
                .filter(i -> s.charAt(i) == '-')
                .mapToLong(i -> ways(fill(s, i)))
                .max().orElse(0);
        return new Found(little + (next >= 2 ? 1_400 : next == 1 ? 200 : 0), 0);
    }

    private static int little(String w) {
        if (w.contains("z")) return 0;
        return switch (w.replace("-", "").length()) {
            case 1 -> 1;
            case 2 -> 12;
            default -> 0;
        };
    }

    private static String fill(String s, int i) {
        return s.substring(0, i) + "a" + s.substring(i + 1);
    }

    private static long ways(String s) {
        return IntStream.range(0, s.length())
                .filter(i -> s.charAt(i) == '-' && fill(s, i).contains("aaaaa"))
                .count();
    }
}
