// exercise: 06
// truth: wrong
// mistake: an open four is taken for a decided game and returned at once, so a four of the other side does not count any more
// player: both
// style: a small class for a side, early returns from the strongest pattern down
// single: yes
// detail: X has an open four (and O none): the value is the same with and without a four of O; the same for O

import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static class Side {
        boolean five;
        int openFours;
        int fours;
        int openThrees;
        int threes;
        int rest;

        int points() {
            int bonus = fours + openThrees > 1 ? 6_000 : 0;
            return Math.min(90_000, 10_000 * openFours + 1_500 * fours + 1_000 * openThrees + 200 * threes + rest + bonus);
        }
    }

    @Override
    public int value(Board board) {
        Side x = look(board, Player.X);
        Side o = look(board, Player.O);
        if (x.five) {
            return 1_000_000;
        }
        if (o.five) {
            return -1_000_000;
        }
        if (x.openFours > 0 && o.openFours == 0) {
            return 100_000;
        }
        if (o.openFours > 0 && x.openFours == 0) {
            return -100_000;
        }
        return x.points() - o.points();
    }

    private Side look(Board board, Player me) {
        Side side = new Side();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(side, board, me, i, 0, 0, 1);
            line(side, board, me, 0, i, 1, 0);
        }
        for (int i = 0; i <= n - 5; i++) {
            line(side, board, me, 0, i, 1, 1);
            line(side, board, me, 0, n - 1 - i, 1, -1);
            if (i > 0) {
                line(side, board, me, i, 0, 1, 1);
                line(side, board, me, i, n - 1, 1, -1);
            }
        }
        return side;
    }

    private void line(Side side, Board board, Player me, int row, int col, int dr, int dc) {
        BitSet completing = new BitSet();
        BitSet once = new BitSet();
        boolean open = false;
        int before = 0;
        int n = board.size();
        for (int s = 0; row + (s + 4) * dr < n && col + (s + 4) * dc < n && col + (s + 4) * dc >= 0; s++) {
            int mine = 0;
            int gaps = 0;
            for (int i = s; i < s + 5 && gaps >= 0; i++) {
                if (board.isEmpty(row + i * dr, col + i * dc)) {
                    gaps |= 1 << i;
                } else if (board.has(me, row + i * dr, col + i * dc)) {
                    mine++;
                } else {
                    gaps = -1;
                }
            }
            if (gaps < 0) {
                continue;
            }
            switch (mine) {
                case 5 -> side.five = true;
                case 4 -> completing.or(BitSet.valueOf(new long[] {gaps}));
                case 3 -> {
                    BitSet pair = BitSet.valueOf(new long[] {gaps});
                    open |= gaps != before && once.intersects(pair);
                    once.or(pair);
                    before = gaps;
                }
                case 2 -> side.rest += 10;
                case 1 -> side.rest++;
                default -> {}
            }
        }
        if (completing.cardinality() > 1) {
            side.openFours++;
        } else if (!completing.isEmpty()) {
            side.fours++;
        } else if (open) {
            side.openThrees++;
        } else if (!once.isEmpty()) {
            side.threes++;
        }
    }
}
