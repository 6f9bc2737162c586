// exercise: 06
// truth: wrong
// mistake: threats are remembered as one flag for each direction, so two threats in parallel lines are no double threat
// player: both
// style: bit masks, enum, flags for directions
// single: yes
// detail: sometimes; two threats in the same direction
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

    private static final class Ledger {
        private int sum;
        private final boolean[] threatIn = new boolean[4];
        private boolean won;

        void add(int direction, int mine, int theirs, int length) {
            int fives = 0;
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
                    won = true;
                } else if (stones == 4) {
                    fives |= free;
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
            if (fives != 0) {
                shape = Integer.bitCount(fives) > 1 ? Shape.OPEN_FOUR : Shape.FOUR;
            } else if (three) {
                shape = shared != 0 ? Shape.OPEN_THREE : Shape.THREE;
            } else {
                shape = Shape.NOTHING;
            }
            sum += shape.points;
            if (shape.threat) {
                threatIn[direction] = true;
            }
        }

        int total() {
            if (won) {
                return 700_000;
            }
            int threats = 0;
            for (boolean there : threatIn) {
                threats += there ? 1 : 0;
            }
            return Math.min(600_000, sum + (threats > 1 ? 8_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Ledger x = ledger(board, Player.X);
        Ledger o = ledger(board, Player.O);
        if (x.won || o.won) {
            return x.won ? x.total() : -o.total();
        }
        return x.total() - o.total();
    }

    private Ledger ledger(Board board, Player me) {
        Ledger ledger = new Ledger();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            int fixed = i;
            addLine(ledger, 0, board, me, n, k -> fixed, k -> k);
            addLine(ledger, 1, board, me, n, k -> k, k -> fixed);
        }
        for (int shift = -n + 1; shift < n; shift++) {
            int length = n - Math.abs(shift);
            int row = Math.max(0, -shift);
            int column = Math.max(0, shift);
            addLine(ledger, 2, board, me, length, k -> row + k, k -> column + k);
            addLine(ledger, 3, board, me, length, k -> row + k, k -> n - 1 - column - k);
        }
        return ledger;
    }

    private void addLine(Ledger ledger, int direction, Board board, Player me, int length, IntUnaryOperator row, IntUnaryOperator column) {
        int mine = 0;
        int theirs = 0;
        for (int k = 0; k < length; k++) {
            if (board.has(me, row.applyAsInt(k), column.applyAsInt(k))) {
                mine |= 1 << k;
            } else if (board.has(me.opponent(), row.applyAsInt(k), column.applyAsInt(k))) {
                theirs |= 1 << k;
            }
        }
        ledger.add(direction, mine, theirs, length);
    }
}
