// exercise: 06
// truth: wrong
// mistake: only unbroken runs are read, so a line with a gap is no four and no open three
// player: both
// style: run lengths, open ends and room
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] OPEN = {0, 4, 60, 2500, 30000};
    private static final int[] CLOSED = {0, 1, 15, 250, 3500};

    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = count(board, Player.X);
        boolean xWins = five;
        int o = count(board, Player.O);
        boolean oWins = five;
        if (xWins) return 800_000;
        if (oWins) return -800_000;
        return x - o;
    }

    private int count(Board board, Player player) {
        threats = 0;
        five = false;
        int sum = 0;
        int n = board.size();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!board.has(player, r, c)) continue;
                sum += run(board, player, r, c, 0, 1);
                sum += run(board, player, r, c, 1, 0);
                sum += run(board, player, r, c, 1, 1);
                sum += run(board, player, r, c, 1, -1);
            }
        }
        if (threats > 1) {
            sum += 20_000;
        }
        return Math.min(sum, 500_000);
    }

    /** The run that begins at the cell, if one does. */
    private int run(Board board, Player player, int r, int c, int dr, int dc) {
        if (is(board, player, r - dr, c - dc)) {
            return 0;
        }
        int length = 0;
        while (is(board, player, r + length * dr, c + length * dc)) {
            length++;
        }
        if (length >= 5) {
            five = true;
            return 0;
        }
        int before = free(board, player, r - dr, c - dc, -dr, -dc);
        int after = free(board, player, r + length * dr, c + length * dc, dr, dc);
        if (before + length + after < 5) {
            return 0;
        }
        boolean open = before > 0 && after > 0 && before + length + after > 5;
        if (length == 4 || length == 3 && open) {
            threats++;
        }
        return open ? OPEN[length] : CLOSED[length];
    }

    /** How many cells from here on are not the opponent's. */
    private int free(Board board, Player player, int r, int c, int dr, int dc) {
        int k = 0;
        while (k < 5 && inside(board, r, c) && !board.has(player.opponent(), r, c)) {
            k++;
            r += dr;
            c += dc;
        }
        return k;
    }

    private boolean is(Board board, Player player, int r, int c) {
        return inside(board, r, c) && board.has(player, r, c);
    }

    private boolean inside(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
