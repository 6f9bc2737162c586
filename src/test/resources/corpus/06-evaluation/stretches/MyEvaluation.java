// exercise: 06
// truth: wrong
// mistake: a line also counts the free stretch in which it lies, up to nine cells, so the edge matters although it is more than four cells away
// player: both
// style: walking to both sides from each group, small points for space
// kind: subtle
// single: yes
// detail: a stone with an O right beside it and the edge five, six or seven cells away on the other side: moved nearer to or farther from the edge its value changes by a point
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** A five through a stone lies within four cells on either side of it: nine cells. */
    private static final int MOST_SPACE = 9;

    @Override
    public int value(Board board) {
        int[] x = new int[3];
        int[] o = new int[3];
        int n = board.size();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int d = 0; d < 4; d++) {
                    int dr = d == 0 ? 0 : 1;
                    int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
                    stretch(board, Player.X, row, column, dr, dc, x);
                    stretch(board, Player.O, row, column, dr, dc, o);
                }
            }
        }
        return x[2] > 0 ? 650_000 : o[2] > 0 ? -650_000 : sum(x) - sum(o);
    }

    private static int sum(int[] side) {
        return Math.min(600_000, side[0] + (side[1] > 1 ? 5_000 : 0));
    }

    private static boolean usable(Board board, Player player, int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size()
                && !board.has(player.opponent(), row, column);
    }

    /** Reads a stretch of cells without a stone of the other side, if it begins here. */
    private static void stretch(Board board, Player player, int row, int column, int dr, int dc, int[] side) {
        if (!usable(board, player, row, column) || usable(board, player, row - dr, column - dc)) {
            return;
        }
        int space = 0;
        int own = 0;
        while (usable(board, player, row, column)) {
            own |= board.has(player, row, column) ? 1 << space : 0;
            space++;
            row += dr;
            column += dc;
        }
        if (own == 0 || space < 5) {
            return;
        }
        int wins = 0;
        int once = 0;
        int twice = 0;
        int last = 0;
        for (int s = 0; s + 5 <= space; s++) {
            int lacks = 31 << s & ~own;
            int stones = 5 - Integer.bitCount(lacks);
            side[0] += 4 * stones * stones;
            if (stones == 5) {
                side[2]++;
            } else if (stones == 4) {
                wins |= lacks;
            } else if (stones == 3 && lacks != last) {
                twice |= once & lacks;
                once |= lacks;
                last = lacks;
            }
        }
        side[0] += Math.min(space, MOST_SPACE);
        int ways = Integer.bitCount(wins);
        if (ways > 1) {
            side[0] += 10_000;
        } else if (ways == 1 || twice != 0) {
            side[0] += ways == 1 ? 1_700 : 1_250;
            side[1]++;
        } else if (once != 0) {
            side[0] += 160;
        }
    }
}
