// exercise: 06
// truth: wrong
// mistake: what a line is worth is kept under its stones as a number to the base 3, but not under its length as well; free cells at the end are zeros in front and do not show, so a short line and a longer one share an entry
// player: both
// style: lines as numbers to the base 3, memo in a HashMap
// kind: subtle
// single: yes
// detail: lines with the same stones at the same distance from their beginning and another length, as on boards of different sizes or short and long diagonals; whichever was asked first wins
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1 << 30;

    private record Entry(int points, int threat) {}

    private final Map<Long, Entry> memo = new HashMap<>();

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x == FIVE ? 666_666 : o == FIVE ? -666_666 : x - o;
    }

    private int side(Board board, Player me) {
        int n = board.size();
        int points = 0;
        int threats = 0;
        for (int i = 0; i < 6 * n; i++) {
            int k = i % n;
            int[] from = switch (i / n) {
                case 0 -> new int[] {k, 0, 0, 1};
                case 1 -> new int[] {0, k, 1, 0};
                case 2 -> new int[] {0, k, 1, 1};
                case 3 -> new int[] {k, 0, 1, 1};
                case 4 -> new int[] {0, k, 1, -1};
                default -> new int[] {k, n - 1, 1, -1};
            };
            if (k == 0 && i / n == 3 || k == 0 && i / n == 5) {
                continue; // the long diagonals were there already
            }
            long code = 0;
            long place = 1;
            int length = 0;
            int[] digits = new int[n];
            for (int r = from[0], c = from[1]; r < n && c >= 0 && c < n; r += from[2], c += from[3]) {
                digits[length] = board.has(me, r, c) ? 1 : board.has(me.opponent(), r, c) ? 2 : 0;
                code += digits[length++] * place;
                place *= 3;
            }
            if (length < 5 || code == 0) {
                continue;
            }
            int size = length;
            Entry entry = memo.computeIfAbsent(code, number -> read(digits, size));
            if (entry.points() == FIVE) {
                return FIVE;
            }
            points += entry.points();
            threats += entry.threat();
        }
        return Math.min(370_000, threats >= 2 ? points + 5_200 : points);
    }

    private static Entry read(int[] digits, int length) {
        int points = 0;
        int[] partners = new int[length];
        int wins = 0;
        for (int start = 0; start <= length - 5; start++) {
            int mine = 0;
            int free = 0;
            boolean dead = false;
            for (int i = start; i < start + 5; i++) {
                mine += digits[i] == 1 ? 1 : 0;
                free |= digits[i] == 0 ? 1 << i : 0;
                dead |= digits[i] == 2;
            }
            if (dead) {
                continue;
            }
            if (mine == 5) {
                return new Entry(FIVE, 0);
            }
            if (mine == 4) {
                wins |= free;
            }
            if (mine == 3) {
                for (int i = start; i < start + 5; i++) {
                    partners[i] |= digits[i] == 0 ? free & ~(1 << i) : 0;
                }
            }
            points += mine == 2 ? 10 : mine == 1 ? 1 : 0;
        }
        int most = 0;
        for (int p : partners) {
            most = Math.max(most, Integer.bitCount(p));
        }
        return switch (Integer.bitCount(wins)) {
            case 0 -> new Entry(points + (most > 1 ? 1_020 : most == 1 ? 205 : 0), most > 1 ? 1 : 0);
            case 1 -> new Entry(points + 1_520, 1);
            default -> new Entry(points + 10_200, 0);
        };
    }
}
