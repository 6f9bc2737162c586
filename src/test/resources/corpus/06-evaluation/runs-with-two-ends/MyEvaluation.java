// exercise: 06
// truth: wrong
// mistake: only stones that touch are read as a line, so a four or a three with a gap is worth no more than its parts
// player: both
// style: runs of equal stones, room and ends counted for each
// single: yes
// detail: always for lines with a gap
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        boolean xWon = five;
        int o = side(board, Player.O);
        boolean oWon = five;
        if (xWon) return 1_000_000;
        if (oWon) return -1_000_000;
        return x - o;
    }

    private int side(Board board, Player player) {
        sum = 0;
        threats = 0;
        five = false;
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (!board.has(player, row, col)) continue;
                run(board, player, row, col, 0, 1);
                run(board, player, row, col, 1, 0);
                run(board, player, row, col, 1, 1);
                run(board, player, row, col, 1, -1);
            }
        }
        if (threats > 1) sum += 40_000;
        return Math.min(sum, 490_000);
    }

    private static boolean inside(Board board, int row, int col) {
        return row >= 0 && col >= 0 && row < board.size() && col < board.size();
    }

    private static int follow(Board board, Player player, int row, int col, int dr, int dc, boolean stonesOnly) {
        int n = 0;
        while (inside(board, row, col)
                && (stonesOnly ? board.has(player, row, col) : !board.has(player.opponent(), row, col))) {
            n++;
            row += dr;
            col += dc;
        }
        return n;
    }

    private void run(Board board, Player player, int row, int col, int dr, int dc) {
        if (inside(board, row - dr, col - dc) && board.has(player, row - dr, col - dc)) {
            return; // not the first stone of the run
        }
        int length = follow(board, player, row, col, dr, dc, true);
        int before = follow(board, player, row - dr, col - dc, -dr, -dc, false);
        int after = follow(board, player, row + length * dr, col + length * dc, dr, dc, false);
        int room = before + length + after;
        boolean open = before > 0 && after > 0;
        if (length >= 5) {
            five = true;
        } else if (room >= 5) {
            switch (length) {
                case 4:
                    sum += open ? 80_000 : 9_000;
                    if (!open) threats++;
                    break;
                case 3:
                    sum += open && room > 5 ? 6_000 : 700;
                    if (open && room > 5) threats++;
                    break;
                case 2:
                    sum += open ? 50 : 20;
                    break;
                default:
                    sum += open ? 3 : 2;
            }
        }
    }
}
