// exercise: 06
// truth: right
// mistake: none; lines are cut into groups, threats are kept in a list, and what two threats are worth together grows with the number of pairs.
// player: both
// style: helper class with fields, byte arrays
// single: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Each line is cut into groups of stones that cannot work together, and each group is judged by itself. */
public class MyEvaluation implements EvaluationTask {
    private static final class Side {
        long small;
        List<Integer> threats = new ArrayList<>();
        boolean five;

        int total() {
            long sum = small;
            for (int t : threats) {
                sum += t;
            }
            int pairs = threats.size() * (threats.size() - 1) / 2;
            return (int) Math.min(300_000, sum + 16_000L * pairs);
        }
    }

    @Override
    public int value(Board board) {
        Side x = look(board, Player.X);
        Side o = look(board, Player.O);
        if (x.five || o.five) {
            return x.five ? 700_000 : -700_000;
        }
        return x.total() - o.total();
    }

    private Side look(Board board, Player me) {
        Side side = new Side();
        int n = board.size();
        for (int k = 0; k < n; k++) {
            line(board, me, side, k, 0, 0, 1);
            line(board, me, side, 0, k, 1, 0);
            line(board, me, side, 0, k, 1, 1);
            line(board, me, side, 0, k, 1, -1);
            if (k > 0) {
                line(board, me, side, k, 0, 1, 1);
                line(board, me, side, k, n - 1, 1, -1);
            }
        }
        return side;
    }

    private void line(Board board, Player me, Side side, int row, int column, int down, int right) {
        int n = board.size();
        byte[] cells = new byte[n];
        int length = 0;
        for (int r = row, c = column; r < n && c >= 0 && c < n; r += down, c += right) {
            cells[length++] = (byte) (board.has(me, r, c) ? 1 : board.isEmpty(r, c) ? 0 : 9);
        }
        cells = Arrays.copyOf(cells, length);
        int begin = -1;
        int free = 0;
        for (int i = 0; i <= length; i++) {
            if (i < length && cells[i] == 1) {
                if (begin < 0) {
                    begin = i;
                }
                free = 0;
            } else if (begin >= 0) {
                free++;
                if (i == length || cells[i] == 9 || free == 4) {
                    group(cells, begin, i, side);
                    begin = -1;
                    free = 0;
                }
            }
        }
    }

    /** The stones from begin to before end alone. */
    private void group(byte[] cells, int begin, int end, Side side) {
        byte[] own = cells.clone();
        for (int i = 0; i < own.length; i++) {
            if (own[i] == 1 && (i < begin || i >= end)) {
                own[i] = 0;
            }
        }
        for (int i = 0; i + 5 <= own.length; i++) {
            int k = sum(own, i);
            if (k == 5) {
                side.five = true;
            } else if (k < 5) {
                side.small += new int[] {0, 2, 9, 40, 150}[k];
            }
        }
        int fours = completions(own);
        if (fours > 0) {
            side.threats.add(fours == 1 ? 8_000 : 60_000);
            return;
        }
        for (int i = 0; i < own.length; i++) {
            if (own[i] != 0) {
                continue;
            }
            own[i] = 1;
            boolean open = completions(own) > 1;
            own[i] = 0;
            if (open) {
                side.threats.add(8_000);
                return;
            }
        }
    }

    private static int sum(byte[] cells, int from) {
        int s = 0;
        for (int i = from; i < from + 5; i++) {
            s += cells[i];
        }
        return s;
    }

    private static int completions(byte[] cells) {
        int count = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != 0) {
                continue;
            }
            boolean completes = false;
            for (int from = Math.max(0, i - 4); from <= i && from + 5 <= cells.length; from++) {
                completes |= sum(cells, from) == 4;
            }
            count += completes ? 1 : 0;
        }
        return count;
    }
}
