// exercise: 06
// truth: wrong
// mistake: the extra for two threats of O is added to the value instead of taken from it
// player: MIN
// style: bit masks of lines, one array of counters for each player
// single: yes
// detail: always when O has two threats
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EXTRA = 4000;

    private static boolean five(int m) {
        return (m & m >> 1 & m >> 2 & m >> 3 & m >> 4) != 0;
    }

    private static int winners(int own, int free) {
        int found = 0;
        for (int b = free; b != 0; b &= b - 1) {
            if (five(own | Integer.lowestOneBit(b))) found++;
        }
        return found;
    }

    private static int afterOneMore(int own, int free) {
        int most = 0;
        for (int b = free; b != 0; b &= b - 1) {
            int bit = Integer.lowestOneBit(b);
            most = Math.max(most, winners(own | bit, free ^ bit));
        }
        return most;
    }

    private static int quiet(int own, int free, int length) {
        int points = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int window = 31 << i;
            if (((own | free) & window) == window) {
                int n = Integer.bitCount(own & window);
                points += n == 1 ? 2 : n == 2 ? 22 : 0;
            }
        }
        return points;
    }

    /** [0] five, [1] points, [2] threats */
    private static void read(int own, int free, int length, int[] out) {
        if (five(own)) {
            out[0] = 1;
            return;
        }
        out[1] += quiet(own, free, length);
        int now = winners(own, free);
        if (now > 1) {
            out[1] += 9000;
        } else if (now == 1) {
            out[1] += 1300;
            out[2]++;
        } else {
            int next = afterOneMore(own, free);
            if (next > 1) {
                out[1] += 900;
                out[2]++;
            } else if (next == 1) {
                out[1] += 90;
            }
        }
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] x = new int[3];
        int[] o = new int[3];
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - d[0];
                    int bc = c - d[1];
                    if (br >= 0 && bc >= 0 && bc < n) continue;
                    int xs = 0;
                    int os = 0;
                    int length = 0;
                    for (int i = r, j = c; i < n && j >= 0 && j < n; i += d[0], j += d[1]) {
                        if (board.has(Player.X, i, j)) xs |= 1 << length;
                        if (board.has(Player.O, i, j)) os |= 1 << length;
                        length++;
                    }
                    if (length < 5 || (xs | os) == 0) continue;
                    int free = (1 << length) - 1 & ~(xs | os);
                    read(xs, free, length, x);
                    read(os, free, length, o);
                }
            }
        }
        if (x[0] > 0) return 1_000_000;
        if (o[0] > 0) return -1_000_000;
        int value = Math.min(x[1], 300_000) - Math.min(o[1], 300_000);
        if (x[2] >= 2) value += EXTRA;
        if (o[2] >= 2) value += EXTRA;
        return value;
    }
}
