// exercise: 06
// truth: wrong
// mistake: only unbroken runs of stones are read, so a line with a gap counts as two short runs
// player: both
// style: run lengths with free ends and the room around them, table by length
// kind: slip
// single: yes
// detail: XX.XX, X.XXX, .X.XX. are worth hardly more than their parts and are no threats
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] CLOSED = {0, 2, 20, 180, 1_600};
    private static final int[] OPEN = {0, 5, 50, 1_200, 11_000};
    private static final int FIVE = 800_000;

    private int sum;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = worth(board, Player.X);
        int o = worth(board, Player.O);
        if (x == FIVE || o == FIVE) {
            return x == FIVE ? FIVE : -FIVE;
        }
        return x - o;
    }

    private int worth(Board board, Player player) {
        sum = 0;
        threats = 0;
        five = false;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(player, row, column)) {
                    run(board, player, row, column, 0, 1);
                    run(board, player, row, column, 1, 0);
                    run(board, player, row, column, 1, 1);
                    run(board, player, row, column, 1, -1);
                }
            }
        }
        return five ? FIVE : Math.min(FIVE - 1, threats >= 2 ? sum + 5_000 : sum);
    }

    private static boolean on(Board board, int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }

    /** A run that begins at this cell. */
    private void run(Board board, Player player, int row, int column, int dr, int dc) {
        if (on(board, row - dr, column - dc) && board.has(player, row - dr, column - dc)) {
            return;
        }
        int length = 0;
        while (on(board, row + length * dr, column + length * dc)
                && board.has(player, row + length * dr, column + length * dc)) {
            length++;
        }
        if (length >= 5) {
            five = true;
            return;
        }
        int before = room(board, player, row - dr, column - dc, -dr, -dc);
        int after = room(board, player, row + length * dr, column + length * dc, dr, dc);
        int all = before + length + after;
        if (all < 5) {
            return;
        }
        boolean open = before > 0 && after > 0 && all > 5;
        sum += open ? OPEN[length] : CLOSED[length];
        if (length == 4 && !open || length == 3 && open) {
            threats++;
        }
    }

    /** How many cells from here on are not the other side's; more than four make no difference. */
    private static int room(Board board, Player player, int row, int column, int dr, int dc) {
        int cells = 0;
        while (cells < 4 && on(board, row, column) && !board.has(player.opponent(), row, column)) {
            cells++;
            row += dr;
            column += dc;
        }
        return cells;
    }
}
