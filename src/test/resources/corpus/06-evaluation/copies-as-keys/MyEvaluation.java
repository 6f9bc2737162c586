// exercise: 06
// truth: right
// mistake: none; values are kept in a map whose keys are copies of the boards
// player: both
// style: memo with board.copy(), patterns found by trying one more stone in an int array
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<Board, Integer> SEEN = new HashMap<>();

    @Override
    public int value(Board board) {
        Integer seen = SEEN.get(board);
        if (seen == null) {
            if (SEEN.size() > 5_000) SEEN.clear();
            seen = fresh(board);
            SEEN.put(board.copy(), seen);
        }
        return seen;
    }

    private static int fresh(Board board) {
        int[] total = new int[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, i, 0, 0, 1, total, threats, five);
            line(board, 0, i, 1, 0, total, threats, five);
            line(board, 0, i, 1, 1, total, threats, five);
            line(board, 0, i, 1, -1, total, threats, five);
            if (i != 0) {
                line(board, i, 0, 1, 1, total, threats, five);
                line(board, i, n - 1, 1, -1, total, threats, five);
            }
        }
        if (five[0]) return 1_000_000;
        if (five[1]) return -1_000_000;
        for (int s = 0; s < 2; s++) {
            if (threats[s] > 1) total[s] += 5_000 * (threats[s] - 1);
            total[s] = Math.min(total[s], 499_999);
        }
        return total[0] - total[1];
    }

    private static void line(Board b, int r, int c, int dr, int dc, int[] total, int[] threats, boolean[] five) {
        int[] cells = new int[b.size()];
        int length = 0;
        for (; r < b.size() && c >= 0 && c < b.size(); r += dr, c += dc) {
            cells[length++] = b.has(Player.X, r, c) ? 1 : b.has(Player.O, r, c) ? -1 : 0;
        }
        if (length < 5) return;
        for (int s = 0; s < 2; s++) {
            int me = s == 0 ? 1 : -1;
            int level = level(cells, length, me);
            if (level == 5) five[s] = true;
            else if (level == 4) {
                int ways = ways(cells, length, me, 5);
                total[s] += ways > 1 ? 13_000 : 1_700;
                threats[s]++;
            } else if (level == 3) {
                boolean open = false;
                for (int i = 0; i < length && !open; i++) {
                    if (cells[i] != 0) continue;
                    cells[i] = me;
                    open = ways(cells, length, me, 5) > 1;
                    cells[i] = 0;
                }
                total[s] += open ? 1_100 : 190;
                if (open) threats[s]++;
            }
            for (int i = 0; i + 5 <= length; i++) {
                int w = window(cells, i, me);
                total[s] += w == 2 ? 8 : w == 1 ? 1 : 0;
            }
        }
    }

    private static int level(int[] cells, int length, int me) {
        int level = 0;
        for (int i = 0; i + 5 <= length; i++) level = Math.max(level, window(cells, i, me));
        return level;
    }

    private static int window(int[] cells, int from, int me) {
        int stones = 0;
        for (int i = from; i < from + 5; i++) {
            if (cells[i] == -me) return 0;
            if (cells[i] == me) stones++;
        }
        return stones;
    }

    private static int ways(int[] cells, int length, int me, int wanted) {
        int ways = 0;
        for (int i = 0; i < length; i++) {
            if (cells[i] != 0) continue;
            cells[i] = me;
            if (level(cells, length, me) >= wanted) ways++;
            cells[i] = 0;
        }
        return ways;
    }
}
