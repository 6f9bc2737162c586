// exercise: 06
// truth: right
// mistake: none; the lines are read by several threads from a copy, with tables of lines kept for each size, prefix sums instead of windows, and a bonus for each further threat
// player: both
// style: parallel streams, prefix sums, cached tables for each size
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** The cells of all lines of five and more, by the size of the board: row * size + column. */
    private static final Map<Integer, List<int[]>> LINES = new ConcurrentHashMap<>();

    private record Sum(long five, long points, long threats) {
        static Sum of(Sum one, Sum other) {
            return new Sum(one.five + other.five, one.points + other.points, one.threats + other.threats);
        }
    }

    @Override
    public int value(Board given) {
        Board board = given.copy(); // the threads read this one only
        List<int[]> lines = LINES.computeIfAbsent(board.size(), MyEvaluation::lines);
        Sum x = lines.parallelStream().map(line -> read(board, Player.X, line)).reduce(new Sum(0, 0, 0), Sum::of);
        Sum o = lines.parallelStream().map(line -> read(board, Player.O, line)).reduce(new Sum(0, 0, 0), Sum::of);
        if (x.five != o.five) {
            return x.five > o.five ? 1_000_000 : -1_000_000;
        }
        return (int) (squeezed(x) - squeezed(o));
    }

    private static long squeezed(Sum side) {
        return Math.min(450_000, side.points + Math.max(0, side.threats - 1) * 6_000);
    }

    private static List<int[]> lines(int n) {
        List<int[]> lines = new ArrayList<>();
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            int right = step == n ? 0 : step == n - 1 ? -1 : 1;
            int down = step == 1 ? 0 : 1;
            for (int cell = 0; cell < n * n; cell++) {
                int r = cell / n;
                int c = cell % n;
                boolean begins = r - down < 0 || c - right < 0 || c - right >= n;
                int rows = down == 0 ? n : n - r;
                int columns = right == 0 ? n : right == 1 ? n - c : c + 1;
                int length = Math.min(rows, columns);
                if (begins && length >= 5) {
                    int[] line = new int[length];
                    for (int i = 0; i < length; i++) {
                        line[i] = cell + i * step;
                    }
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    private static Sum read(Board board, Player player, int[] line) {
        int n = board.size();
        int[] own = new int[line.length + 1]; // stones before each place
        int[] others = new int[line.length + 1];
        for (int i = 0; i < line.length; i++) {
            own[i + 1] = own[i] + (board.has(player, line[i] / n, line[i] % n) ? 1 : 0);
            others[i + 1] = others[i] + (board.has(player.opponent(), line[i] / n, line[i] % n) ? 1 : 0);
        }
        if (own[line.length] == 0) {
            return new Sum(0, 0, 0);
        }
        int[] completes = new int[line.length]; // windows with four that lack this cell
        int[] partners = new int[line.length]; // cells that make five together with this one, as bits
        int points = 0;
        int most = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            if (others[i + 5] > others[i]) {
                continue;
            }
            int stones = own[i + 5] - own[i];
            most = Math.max(most, stones);
            points += stones == 1 ? 1 : stones == 2 ? 10 : 0;
            for (int k = i; k < i + 5; k++) {
                if (own[k + 1] == own[k]) {
                    completes[k] += stones == 4 ? 1 : 0;
                    for (int m = i; m < i + 5 && stones == 3; m++) {
                        partners[k] |= m != k && own[m + 1] == own[m] ? 1 << m : 0;
                    }
                }
            }
        }
        int ways = 0;
        boolean open = false;
        for (int k = 0; k < line.length; k++) {
            ways += completes[k] > 0 ? 1 : 0;
            open |= Integer.bitCount(partners[k]) > 1;
        }
        return switch (most) {
            case 5 -> new Sum(1, 0, 0);
            case 4 -> ways > 1 ? new Sum(0, points + 25_000, 0) : new Sum(0, points + 2_000, 1);
            case 3 -> open ? new Sum(0, points + 1_400, 1) : new Sum(0, points + 250, 0);
            default -> new Sum(0, points, 0);
        };
    }
}
