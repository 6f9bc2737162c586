// exercise: 06
// truth: wrong
// mistake: the sum of the patterns has no upper limit, so on a large board full of fours the value leaves plus or minus 1,000,000
// player: both
// style: bit masks of lines
// single: yes
// detail: only in very crowded boards; five in a row are worth 1,000,000 and such a sum may be more
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 1_000_000;

    private int points;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = pointsOf(board, Player.X);
        boolean xFive = five;
        int o = pointsOf(board, Player.O);
        if (xFive) return WON;
        if (five) return -WON;
        return x - o;
    }

    private int pointsOf(Board board, Player me) {
        points = 0;
        threats = 0;
        five = false;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            readLine(board, me, i, 0, 0, 1);
            readLine(board, me, 0, i, 1, 0);
            readLine(board, me, 0, i, 1, 1);
            readLine(board, me, 0, i, 1, -1);
            if (i > 0) {
                readLine(board, me, i, 0, 1, 1);
                readLine(board, me, i, n - 1, 1, -1);
            }
        }
        return threats > 1 ? points + 12_000 : points;
    }

    private void readLine(Board board, Player me, int r, int c, int dr, int dc) {
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
