// exercise: 06
// truth: right
// mistake: none; unusual: every line becomes two bit masks, windows are read by shifting; an open four counts as a threat as well
// player: both
// style: bit masks of lines
// single: yes
// detail: the bonus for several threats grows with their number
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 1_000_000;
    private static final int CAP = 450_000;

    private int points;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        boolean xFive = five;
        int o = side(board, Player.O);
        if (xFive) return WON;
        if (five) return -WON;
        return x - o;
    }

    private int side(Board board, Player me) {
        points = 0;
        threats = 0;
        five = false;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, me, i, 0, 0, 1);
            line(board, me, 0, i, 1, 0);
            line(board, me, 0, i, 1, 1);
            line(board, me, 0, i, 1, -1);
            if (i > 0) {
                line(board, me, i, 0, 1, 1);
                line(board, me, i, n - 1, 1, -1);
            }
        }
        return Math.min(CAP, points + threats * (threats - 1) * 3_000);
    }

    private void line(Board board, Player me, int r, int c, int dr, int dc) {
        int mine = 0, theirs = 0, length = 0;
        for (; r >= 0 && r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, length++) {
            if (board.has(me, r, c)) mine |= 1 << length;
            else if (board.has(me.opponent(), r, c)) theirs |= 1 << length;
        }
        int winning = 0; // cells that make five
        int once = 0, twice = 0; // cells in a pair that makes five; in two such pairs
        int pair = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int window = 31 << i;
            if ((theirs & window) != 0) continue;
            int lacking = window & ~mine;
            switch (Integer.bitCount(lacking)) {
                case 0 -> five = true;
                case 1 -> winning |= lacking;
                case 2 -> {
                    if (lacking != pair) { // the next window may lack the same two
                        twice |= once & lacking;
                        once |= lacking;
                        pair = lacking;
                    }
                }
                case 3 -> points += 12;
                case 4 -> points += 1;
                default -> {}
            }
        }
        if (winning != 0) {
            threats++;
            points += Integer.bitCount(winning) > 1 ? 20_000 : 3_000;
        } else if (twice != 0) {
            threats++;
            points += 2_500;
        } else if (once != 0) {
            points += 250;
        }
    }
}
