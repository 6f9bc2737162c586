// exercise: 06
// truth: wrong
// mistake: two threats are worth exactly their sum: nothing is added when there are several
// player: both
// style: bit masks of lines, one small method per question
// single: yes
// detail: every comparison of single lines is right; an open three counts more than five threes
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1_000_000;
    private static final int MOST = 450_000;

    private int points;
    private boolean five;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        boolean xFive = five;
        int o = side(board, Player.O);
        if (xFive) return FIVE;
        if (five) return -FIVE;
        return x - o;
    }

    private int side(Board board, Player me) {
        points = 0;
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
        return Math.min(MOST, points);
    }

    private void line(Board board, Player me, int r, int c, int dr, int dc) {
        int own = 0, other = 0, length = 0;
        for (; r >= 0 && r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc, length++) {
            if (board.has(me, r, c)) own |= 1 << length;
            else if (board.has(me.opponent(), r, c)) other |= 1 << length;
        }
        int winning = 0; // cells that make five
        int once = 0, twice = 0; // cells in a pair that makes five; in two such pairs
        int pair = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int window = 31 << i;
            if ((other & window) != 0) continue;
            int lacking = window & ~own;
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
                case 3 -> points += 6;
                case 4 -> points++;
                default -> {}
            }
        }
        if (winning != 0) {
            points += Integer.bitCount(winning) > 1 ? 20_000 : 3_000;
        } else if (twice != 0) {
            points += 2_500;
        } else if (once != 0) {
            points += 120;
        }
    }
}
