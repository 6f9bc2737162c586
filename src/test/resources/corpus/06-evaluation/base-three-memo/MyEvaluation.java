// exercise: 06
// truth: right
// mistake: -
// player: both
// style: static memo of lines by a number in base three, kept over all calls; patterns by letters
// kind: right
// single: yes
// detail: -
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** The same lines come again and again, so what a line is worth is worked out once. Its number begins with a 1, or lengths would be mixed up. */
public class MyEvaluation implements EvaluationTask {
    private static final Map<Long, Worth> KNOWN = new ConcurrentHashMap<>();
    private static final int WIN = 1_000_000;

    private static final class Worth {
        boolean won;
        int points;
        int threats;
    }

    @Override
    public int value(Board board) {
        Worth x = new Worth();
        Worth o = new Worth();
        int last = board.size() - 1;
        for (int i = 0; i <= last; i++) {
            add(board, i, 0, 0, 1, x, o);
            add(board, 0, i, 1, 0, x, o);
            add(board, 0, i, 1, 1, x, o);
            add(board, last, i, -1, 1, x, o);
            if (i > 0) {
                add(board, i, 0, 1, 1, x, o);
                add(board, last - i, 0, -1, 1, x, o);
            }
        }
        if (x.won || o.won) {
            return x.won ? WIN : -WIN;
        }
        return worth(x) - worth(o);
    }

    private static int worth(Worth side) {
        return Math.min(WIN / 2, side.points + (side.threats >= 2 ? 7_000 : 0));
    }

    private static void add(Board board, int row, int column, int down, int right, Worth x, Worth o) {
        long code = 1;
        long turned = 1;
        int length = 0;
        while (row >= 0 && row < board.size() && column < board.size()) {
            int digit = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
            code = 3 * code + digit;
            turned = 3 * turned + (3 - digit) % 3;
            row += down;
            column += right;
            length++;
        }
        if (length >= 5) {
            add(code, x);
            add(turned, o);
        }
    }

    private static void add(long code, Worth to) {
        Worth line = KNOWN.computeIfAbsent(code, MyEvaluation::workOut);
        to.won |= line.won;
        to.points += line.points;
        to.threats += line.threats;
    }

    private static Worth workOut(long code) {
        int[] cells = new int[40];
        int length = 0;
        for (; code > 1; code /= 3) {
            cells[length++] = (int) (code % 3);
        }
        Worth worth = new Worth();
        boolean[] wins = new boolean[length];
        int[] useful = new int[length]; // how many different pairs a cell belongs to
        int ways = 0;
        boolean threes = false;
        int lastPair = -1;
        for (int s = 0; s + 5 <= length; s++) {
            int stones = 0;
            boolean possible = true;
            int first = -1;
            int second = -1;
            for (int i = s; i < s + 5; i++) {
                possible &= cells[i] != 2;
                if (cells[i] == 1) {
                    stones++;
                } else {
                    first = first < 0 ? i : first;
                    second = i;
                }
            }
            if (!possible) {
                continue;
            }
            worth.points += stones * stones;
            if (stones == 5) {
                worth.won = true;
            } else if (stones == 4 && !wins[first]) {
                wins[first] = true;
                ways++;
            } else if (stones == 3 && lastPair != first * 40 + second) {
                lastPair = first * 40 + second;
                threes = true;
                useful[first]++;
                useful[second]++;
            }
        }
        boolean open = false;
        for (int count : useful) {
            open |= count > 1;
        }
        worth.points += ways > 1 ? 11_000 : ways == 1 ? 1_800 : open ? 1_400 : threes ? 220 : 0;
        worth.threats = ways == 1 || ways == 0 && open ? 1 : 0;
        return worth;
    }
}
