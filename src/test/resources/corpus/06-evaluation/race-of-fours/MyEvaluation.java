// exercise: 06
// truth: wrong
// mistake: if both have a four it is decided by whose turn it is, from the number of stones
// player: both
// style: bit masks of int, special case before the difference
// single: yes
// detail: sometimes; only if each side has a four or open four: with the colours exchanged the value does not change its sign
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 500_000, MOST = 400_000, OPEN_FOUR = 10_000, FOUR = 1_500, OPEN_THREE = 1_000, THREE = 200, TWO = 10, ONE = 1, DOUBLE = 5_000;

    private static final class Tally {
        int sum;
        int threats;
        boolean five;
        boolean four;
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        if (!x.five && !o.five && x.four && o.four) {
            return board.count(Player.X) == board.count(Player.O) ? 50_000 : -50_000;
        }
        return x.five ? WIN : o.five ? -WIN : worth(x) - worth(o);
    }

    private static int worth(Tally t) {
        return Math.min(MOST, t.sum + (t.threats >= 2 ? DOUBLE : 0));
    }

    private static Tally tally(Board board, Player me) {
        Tally t = new Tally();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            scan(board, me, t, i, 0, 0, 1);
            scan(board, me, t, 0, i, 1, 0);
            scan(board, me, t, 0, i, 1, 1);
            scan(board, me, t, 0, i, 1, -1);
        }
        for (int i = 1; i < n; i++) {
            scan(board, me, t, i, 0, 1, 1);
            scan(board, me, t, i, n - 1, 1, -1);
        }
        return t;
    }

    private static void scan(Board board, Player me, Tally t, int row, int col, int down, int right) {
        int mine = 0, free = 0, length = 0;
        for (int r = row, c = col; r < board.size() && c >= 0 && c < board.size(); r += down, c += right) {
            if (board.has(me, r, c)) mine |= 1 << length;
            else if (board.isEmpty(r, c)) free |= 1 << length;
            length++;
        }
        for (int w = 31; w < 1 << length; w <<= 1) {
            if ((w & (mine | free)) != w) continue;
            switch (Integer.bitCount(w & mine)) {
                case 5 -> t.five = true;
                case 2 -> t.sum += TWO;
                case 1 -> t.sum += ONE;
                default -> {}
            }
        }
        int now = winning(mine, free, length);
        if (now != 0) {
            t.four = true;
            boolean open = Integer.bitCount(now) > 1;
            t.sum += open ? OPEN_FOUR : FOUR;
            if (!open) t.threats++;
            return;
        }
        int most = 0;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int cell = Integer.lowestOneBit(rest);
            most = Math.max(most, Integer.bitCount(winning(mine | cell, free & ~cell, length)));
        }
        if (most >= 2) {
            t.sum += OPEN_THREE;
            t.threats++;
        } else if (most == 1) {
            t.sum += THREE;
        }
    }

    private static int winning(int mine, int free, int length) {
        int cells = 0;
        for (int w = 31; w < 1 << length; w <<= 1) {
            int lacks = w & ~mine;
            if (Integer.bitCount(lacks) == 1 && (lacks & free) == lacks) cells |= lacks;
        }
        return cells;
    }
}
