// exercise: 06
// truth: wrong
// mistake: remembers the last board object and its value, so the same object with other stones gets the old value
// player: both
// style: bit masks, fields for the last call
// single: yes
// detail: sometimes; only if the same object comes again with other stones
import java.util.function.IntUnaryOperator;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Shape {
        NOTHING(0, false), THREE(250, false), OPEN_THREE(1_800, true), FOUR(2_500, true), OPEN_FOUR(15_000, true);

        final int points;
        final boolean threat;

        Shape(int points, boolean threat) {
            this.points = points;
            this.threat = threat;
        }
    }

    private static final class Account {
        private int sum;
        private int threats;
        private boolean five;

        void add(int mine, int theirs, int length) {
            int wins = 0;
            int shared = 0;
            int seen = 0;
            boolean three = false;
            for (int at = 0; at + 5 <= length; at++) {
                int mask = 31 << at;
                if ((theirs & mask) != 0) {
                    continue;
                }
                int free = mask & ~mine;
                int stones = 5 - Integer.bitCount(free);
                if (stones == 5) {
                    five = true;
                } else if (stones == 4) {
                    wins |= free;
                } else if (stones == 3) {
                    three = true;
                    shared |= seen & free;
                    seen |= free;
                } else if (stones == 2) {
                    sum += 10;
                } else if (stones == 1) {
                    sum += 1;
                }
            }
            Shape shape;
            if (wins != 0) {
                shape = Integer.bitCount(wins) > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
            } else if (three) {
                shape = shared != 0 ? Shape.OPEN_THREE : Shape.THREE;
            } else {
                shape = Shape.NOTHING;
            }
            sum += shape.points;
            if (shape.threat) {
                threats++;
            }
        }

        int total() {
            if (five) {
                return 700_000;
            }
            return Math.min(600_000, sum + (threats > 1 ? 8_000 : 0));
        }
    }

    private Board last;
    private int lastValue;

    @Override
    public int value(Board board) {
        if (board != last) {
            lastValue = compute(board);
            last = board;
        }
        return lastValue;
    }

    private int compute(Board board) {
        Account x = account(board, Player.X);
        Account o = account(board, Player.O);
        if (x.five || o.five) {
            return x.five ? x.total() : -o.total();
        }
        return x.total() - o.total();
    }

    private Account account(Board board, Player me) {
        Account account = new Account();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            int fixed = i;
            include(account, board, me, n, k -> fixed, k -> k);
            include(account, board, me, n, k -> k, k -> fixed);
        }
        for (int shift = -n + 1; shift < n; shift++) {
            int length = n - Math.abs(shift);
            int row = Math.max(0, -shift);
            int column = Math.max(0, shift);
            include(account, board, me, length, k -> row + k, k -> column + k);
            include(account, board, me, length, k -> row + k, k -> n - 1 - column - k);
        }
        return account;
    }

    private void include(Account account, Board board, Player me, int length, IntUnaryOperator row, IntUnaryOperator column) {
        int mine = 0;
        int theirs = 0;
        for (int k = 0; k < length; k++) {
            if (board.has(me, row.applyAsInt(k), column.applyAsInt(k))) {
                mine |= 1 << k;
            } else if (board.has(me.opponent(), row.applyAsInt(k), column.applyAsInt(k))) {
                theirs |= 1 << k;
            }
        }
        account.add(mine, theirs, length);
    }
}
