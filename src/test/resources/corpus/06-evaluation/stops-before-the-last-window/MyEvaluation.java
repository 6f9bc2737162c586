// exercise: 06
// truth: wrong
// mistake: the loop over windows ends one too early, so the last window of each line is never read
// player: both
// style: bit masks
// single: yes
// detail: sometimes; only patterns that need the last five cells of a line
import java.util.function.IntUnaryOperator;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Kind {
        NOTHING(0, false), THREE(250, false), OPEN_THREE(1_800, true), FOUR(2_500, true), OPEN_FOUR(15_000, true);

        final int points;
        final boolean threat;

        Kind(int points, boolean threat) {
            this.points = points;
            this.threat = threat;
        }
    }

    private static final class Account {
        private int sum;
        private int threats;
        private boolean won;

        void add(int own, int other, int length) {
            int wins = 0;
            int shared = 0;
            int seen = 0;
            boolean three = false;
            for (int at = 0; at + 5 < length; at++) {
                int mask = 31 << at;
                if ((other & mask) != 0) {
                    continue;
                }
                int free = mask & ~own;
                int stones = 5 - Integer.bitCount(free);
                if (stones == 5) {
                    won = true;
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
            Kind kind;
            if (wins != 0) {
                kind = Integer.bitCount(wins) > 1 ? Kind.OPEN_FOUR : Kind.FOUR;
            } else if (three) {
                kind = shared != 0 ? Kind.OPEN_THREE : Kind.THREE;
            } else {
                kind = Kind.NOTHING;
            }
            sum += kind.points;
            if (kind.threat) {
                threats++;
            }
        }

        int total() {
            if (won) {
                return 700_000;
            }
            return Math.min(600_000, sum + (threats > 1 ? 8_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Account x = account(board, Player.X);
        Account o = account(board, Player.O);
        if (x.won || o.won) {
            return x.won ? x.total() : -o.total();
        }
        return x.total() - o.total();
    }

    private Account account(Board board, Player me) {
        Account account = new Account();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            int fixed = i;
            addLine(account, board, me, n, k -> fixed, k -> k);
            addLine(account, board, me, n, k -> k, k -> fixed);
        }
        for (int shift = -n + 1; shift < n; shift++) {
            int length = n - Math.abs(shift);
            int row = Math.max(0, -shift);
            int column = Math.max(0, shift);
            addLine(account, board, me, length, k -> row + k, k -> column + k);
            addLine(account, board, me, length, k -> row + k, k -> n - 1 - column - k);
        }
        return account;
    }

    private void addLine(Account account, Board board, Player me, int length, IntUnaryOperator row, IntUnaryOperator column) {
        int own = 0;
        int other = 0;
        for (int k = 0; k < length; k++) {
            if (board.has(me, row.applyAsInt(k), column.applyAsInt(k))) {
                own |= 1 << k;
            } else if (board.has(me.opponent(), row.applyAsInt(k), column.applyAsInt(k))) {
                other |= 1 << k;
            }
        }
        account.add(own, other, length);
    }
}
