// exercise: 06
// truth: right
// mistake: none; an open three is found by trying each empty bit of the line
// player: both
// style: bit masks, fields that are reset for each side
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Bit boards: a line is an int, a window is five bits of it. */
public final class MyEvaluation implements EvaluationTask {
    private static final int WON = 800_000;
    private static final int CAP = 700_000;
    private static final int WINDOW = 0b11111;

    private int sum;
    private int threats;
    private boolean won;

    @Override
    public int value(Board board) {
        int mine = side(board, Player.MAX);
        if (won) {
            return WON;
        }
        int theirs = side(board, Player.MIN);
        return won ? -WON : mine - theirs;
    }

    private int side(Board board, Player p) {
        sum = 0;
        threats = 0;
        won = false;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            scan(board, p, i, 0, 0, 1, n);
            scan(board, p, 0, i, 1, 0, n);
        }
        for (int i = 0; i <= n - 5; i++) {
            scan(board, p, i, 0, 1, 1, n - i);
            scan(board, p, i, n - 1, 1, -1, n - i);
            if (i > 0) {
                scan(board, p, 0, i, 1, 1, n - i);
                scan(board, p, 0, n - 1 - i, 1, -1, n - i);
            }
        }
        return Math.min(CAP, threats > 1 ? sum + 6_000 : sum);
    }

    private void scan(Board board, Player p, int row, int col, int dr, int dc, int length) {
        int own = 0;
        int shut = 0;
        for (int i = 0; i < length; i++) {
            if (board.has(p, row + i * dr, col + i * dc)) {
                own |= 1 << i;
            } else if (board.has(p.opponent(), row + i * dr, col + i * dc)) {
                shut |= 1 << i;
            }
        }
        if (own == 0) {
            return;
        }
        boolean three = false;
        for (int s = 0; s + 5 <= length; s++) {
            if ((shut >> s & WINDOW) != 0) {
                continue;
            }
            switch (Integer.bitCount(own >> s & WINDOW)) {
                case 1 -> sum += 1;
                case 2 -> sum += 7;
                case 3 -> {
                    sum += 20;
                    three = true;
                }
                case 5 -> won = true;
                default -> {}
            }
        }
        int fives = Integer.bitCount(fives(own, shut, length));
        if (fives > 1) {
            sum += 15_000;
        } else if (fives == 1) {
            sum += 2_000;
            threats++;
        } else if (three) {
            boolean open = false;
            for (int i = 0; i < length; i++) {
                if (((own | shut) >> i & 1) == 0 && Integer.bitCount(fives(own | 1 << i, shut, length)) > 1) {
                    open = true;
                }
            }
            sum += open ? 1_500 : 200;
            threats += open ? 1 : 0;
        }
    }

    /** The empty cells on which a stone makes five. */
    private static int fives(int own, int shut, int length) {
        int cells = 0;
        for (int s = 0; s + 5 <= length; s++) {
            int here = own >> s & WINDOW;
            if ((shut >> s & WINDOW) == 0 && Integer.bitCount(here) == 4) {
                cells |= (here ^ WINDOW) << s;
            }
        }
        return cells;
    }
}
