// exercise: 06
// truth: wrong
// mistake: threats are counted by direction, not by line: two threats in parallel lines count as one, and are worth no more than their sum
// player: both
// style: bit masks, the four directions one after the other with a flag each
// single: yes
// detail: threats in different directions, crossing or not, are right
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 1_000_000;
    private static final int CAP = 450_000;

    private int points;
    private int threats;
    private boolean five;
    private boolean threatHere;

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
        threatHere = false;
        for (int row = 0; row < n; row++) line(board, me, row, 0, 0, 1);
        endOfDirection();
        for (int column = 0; column < n; column++) line(board, me, 0, column, 1, 0);
        endOfDirection();
        for (int k = 1 - n; k < n; k++) line(board, me, Math.max(0, k), Math.max(0, -k), 1, 1);
        endOfDirection();
        for (int k = 0; k <= 2 * n - 2; k++) line(board, me, Math.max(0, k - n + 1), Math.min(k, n - 1), 1, -1);
        endOfDirection();
        return Math.min(CAP, points + threats * (threats - 1) * 3_000);
    }

    private void endOfDirection() {
        if (threatHere) threats++;
        threatHere = false;
    }

    private void line(Board board, Player me, int r, int c, int dr, int dc) {
        int mine = 0, theirs = 0, length = 0;
        for (; r >= 0 && r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, length++) {
            if (board.has(me, r, c)) mine |= 1 << length;
            else if (board.has(me.opponent(), r, c)) theirs |= 1 << length;
        }
        int gaps = 0; // cells that make five
        int once = 0, twice = 0; // cells in a pair that makes five; in two such pairs
        int pair = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int window = 31 << i;
            if ((theirs & window) != 0) continue;
            int lacking = window & ~mine;
            switch (Integer.bitCount(lacking)) {
                case 0 -> five = true;
                case 1 -> gaps |= lacking;
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
        if (gaps != 0) {
            threatHere = true;
            points += Integer.bitCount(gaps) > 1 ? 20_000 : 3_000;
        } else if (twice != 0) {
            threatHere = true;
            points += 2_500;
        } else if (once != 0) {
            points += 250;
        }
    }
}
