// exercise: 06
// truth: wrong
// mistake: only stones without a gap between them count as a line, so a four or an open three with a gap is two short lines
// player: both
// style: runs of stones with their free ends and their room, helper class
// single: yes
// detail: XX.XX, X.XXX and .X.XX. are worth less than a closed three or an open three, and are no threats

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] OPEN = {0, 30, 200, 2_000, 20_000};
    private static final int[] CLOSED = {0, 10, 60, 400, 4_000};

    private static class Tally {
        final Board board;
        final Player me;
        int points;
        int threats;
        boolean five;

        Tally(Board board, Player me) {
            this.board = board;
            this.me = me;
        }

        boolean inside(int r, int c) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size();
        }

        boolean mine(int r, int c) {
            return inside(r, c) && board.has(me, r, c);
        }

        boolean open(int r, int c) {
            return inside(r, c) && !board.has(me.opponent(), r, c);
        }

        void direction(int dr, int dc) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (mine(r, c) && !mine(r - dr, c - dc)) {
                        run(r, c, dr, dc);
                    }
                }
            }
        }

        private void run(int r, int c, int dr, int dc) {
            int length = 0;
            while (mine(r + length * dr, c + length * dc)) {
                length++;
            }
            if (length >= 5) {
                five = true;
                return;
            }
            int before = 0;
            while (open(r - (before + 1) * dr, c - (before + 1) * dc)) {
                before++;
            }
            int after = 0;
            while (open(r + (length + after) * dr, c + (length + after) * dc)) {
                after++;
            }
            if (before + length + after < 5) {
                return; // no room for five
            }
            boolean bothEnds = before > 0 && after > 0 && before + length + after > 5;
            points += bothEnds ? OPEN[length] : CLOSED[length];
            if (length == 4 && !bothEnds || length == 3 && bothEnds) {
                threats++;
            }
        }
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        if (x.five || o.five) {
            return x.five ? 1_000_000 : -1_000_000;
        }
        return total(x) - total(o);
    }

    private static Tally tally(Board board, Player player) {
        Tally tally = new Tally(board, player);
        tally.direction(0, 1);
        tally.direction(1, 0);
        tally.direction(1, 1);
        tally.direction(1, -1);
        return tally;
    }

    private static int total(Tally tally) {
        return Math.min(450_000, tally.points + (tally.threats > 1 ? 9_000 : 0));
    }
}
