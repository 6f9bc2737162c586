// exercise: 06
// truth: right
// mistake: none; lines are kept by a number to base three, which just fits an int for 19 cells
// player: both
// style: cache of lines, recursion for the patterns, packed points and threats
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int THREAT = 1 << 20;
    private static final int FIVE = 1 << 30;

    private final Map<Long, Integer> memory = new HashMap<>();

    @Override
    public int value(Board board) {
        long x = total(board, Player.X);
        long o = total(board, Player.O);
        if (x >= FIVE) return 300_000;
        if (o >= FIVE) return -300_000;
        return points(x) - points(o);
    }

    private static int points(long total) {
        int points = (int) (total % THREAT);
        return Math.min(250_000, total / THREAT >= 2 ? points + 4_000 : points);
    }

    /** Points in the lower 20 bits, threats above; five exceed both. */
    private long total(Board board, Player me) {
        int n = board.size();
        long threats = 0;
        long points = 0;
        for (int d = 0; d < 4; d++) {
            for (int first = 0; first < n * n; first++) {
                int dr = d == 0 ? 0 : 1;
                int dc = new int[] {1, 0, 1, -1}[d];
                int r = first / n;
                int c = first % n;
                if (r >= dr && c - dc >= 0 && c - dc < n) continue;
                int code = 0;
                int length = 0;
                for (; r < n && c >= 0 && c < n; r += dr, c += dc) {
                    code = 3 * code + (board.has(me, r, c) ? 1 : board.isEmpty(r, c) ? 0 : 2);
                    length++;
                }
                int key = code;
                int cells = length;
                int line = memory.computeIfAbsent(length * (1L << 32) + code, k -> read(key, cells));
                if (line == FIVE) return FIVE;
                threats += line / THREAT;
                points += line % THREAT;
            }
        }
        return threats * THREAT + Math.min(points, THREAT - 1);
    }

    private static int read(int code, int length) {
        int[] line = new int[length];
        for (int i = length - 1; i >= 0; i--, code /= 3) line[i] = code % 3;
        int little = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int[] count = new int[3];
            for (int k = i; k < i + 5; k++) count[line[k]]++;
            if (count[2] == 0) little += count[1] == 1 ? 1 : count[1] == 2 ? 9 : 0;
        }
        if (ahead(line, 0) > 0) return FIVE;
        int fives = ahead(line, 1);
        if (fives > 0) return THREAT + (fives > 1 ? 9_000 : 1_400) + little;
        boolean open = false;
        boolean three = false;
        for (int i = 0; i < length; i++) {
            if (line[i] != 0) continue;
            line[i] = 1;
            int then = ahead(line, 1);
            line[i] = 0;
            three |= then > 0;
            open |= then > 1;
        }
        return open ? THREAT + 950 + little : three ? 170 + little : little;
    }

    /** Whether there are five (0), or on how many cells one more stone makes five (1). */
    private static int ahead(int[] line, int stones) {
        if (stones == 0) {
            int run = 0;
            for (int cell : line) {
                run = cell == 1 ? run + 1 : 0;
                if (run == 5) return 1;
            }
            return 0;
        }
        int ways = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] != 0) continue;
            line[i] = 1;
            ways += ahead(line, stones - 1);
            line[i] = 0;
        }
        return ways;
    }
}
