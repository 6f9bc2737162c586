// exercise: 06
// truth: wrong
// mistake: the last value is taken again for the same board object with the same numbers of stones, although a stone may stand elsewhere now
// player: both
// style: a small class for a side; a field for the last answer
// single: yes
// detail: same object asked, a stone cleared and one of the same colour put on another cell (as a search does from one move to the next), asked again without another board in between

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
            return Math.min(410_000, 10_000 * openFours + 1_500 * fours + 1_000 * openThrees + 200 * threes + rest + bonus);
        }
    }

    private Board lastBoard;
    private int lastX;
    private int lastO;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != lastBoard || board.count(Player.X) != lastX || board.count(Player.O) != lastO) {
            lastValue = compute(board);
            lastBoard = board;
            lastX = board.count(Player.X);
            lastO = board.count(Player.O);
        }
        return lastValue;
    }

    private int compute(Board board) {
        Side x = look(board, Player.X);
        Side o = look(board, Player.O);
        if (x.five) {
            return 1_000_000;
        }
        if (o.five) {
            return -1_000_000;
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
