// exercise: 06
// truth: right
// mistake: -
// player: both
// style: no upper limit by min, but a curve in floating point that comes closer and closer to 900,000; explicit walker over the lines
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.OptionalDouble;
import java.util.function.IntBinaryOperator;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final double TOP = 900_000;
    private static final double HALF_WAY = 300_000;

    @Override
    public int value(Board board) {
        OptionalDouble x = strength(board, Player.X);
        OptionalDouble o = strength(board, Player.O);
        if (x.isEmpty() || o.isEmpty()) {
            return x.isEmpty() ? 1_000_000 : -1_000_000;
        }
        return curve(x.getAsDouble()) - curve(o.getAsDouble());
    }

    /** Empty if there is a five: that is beyond any strength. */
    private static OptionalDouble strength(Board board, Player player) {
        int n = board.size();
        IntBinaryOperator look = (row, column) -> row < 0 || column < 0 || row >= n || column >= n
                ? -1
                : board.has(player, row, column) ? 1 : board.isEmpty(row, column) ? 0 : -1;
        Totals totals = new Totals();
        for (int i = 0; i < n; i++) {
            totals.walk(look, n, i, 0, 0, 1);
            totals.walk(look, n, 0, i, 1, 0);
            totals.walk(look, n, 0, i, 1, 1);
            totals.walk(look, n, 0, i, 1, -1);
            if (i > 0) {
                totals.walk(look, n, i, 0, 1, 1);
                totals.walk(look, n, i, n - 1, 1, -1);
            }
        }
        return totals.five
                ? OptionalDouble.empty()
                : OptionalDouble.of(totals.points + (totals.threats > 1 ? 5_000.0 * totals.threats : 0.0));
    }

    private static int curve(double strength) {
        return (int) Math.round(TOP * strength / (strength + HALF_WAY));
    }

    private static final class Totals {
        double points;
        int threats;
        boolean five;

        /** Goes along a line with the last five cells in a queue. */
        void walk(IntBinaryOperator look, int n, int row, int column, int down, int right) {
            Deque<Integer> window = new ArrayDeque<>();
            BitSet wins = new BitSet();
            BitSet[] meets = new BitSet[n];
            int sum = 0;
            int bad = 0;
            boolean three = false;
            boolean open = false;
            for (int i = 0; i < n; i++) {
                int r = row + i * down;
                int c = column + i * right;
                if (r >= n || c < 0 || c >= n) {
                    break;
                }
                int now = look.applyAsInt(r, c);
                window.addLast(now);
                sum += now > 0 ? 1 : 0;
                bad += now < 0 ? 1 : 0;
                if (window.size() > 5) {
                    int gone = window.removeFirst();
                    sum -= gone > 0 ? 1 : 0;
                    bad -= gone < 0 ? 1 : 0;
                }
                if (window.size() < 5 || bad > 0) {
                    continue;
                }
                BitSet free = new BitSet();
                int at = i - 4;
                for (int cell : window) {
                    free.set(at++, cell == 0);
                }
                if (sum == 5) {
                    five = true;
                } else if (sum == 4) {
                    wins.or(free);
                } else if (sum == 3) {
                    three = true;
                    for (int cell = free.nextSetBit(0); cell >= 0; cell = free.nextSetBit(cell + 1)) {
                        if (meets[cell] == null) {
                            meets[cell] = new BitSet();
                        }
                        meets[cell].or(free);
                        open |= meets[cell].cardinality() > 2; // itself and two others
                    }
                } else {
                    points += sum == 2 ? 10 : sum;
                }
            }
            if (!wins.isEmpty()) {
                boolean two = wins.cardinality() > 1;
                points += two ? 10_000 : 1_500;
                threats += two ? 0 : 1;
            } else if (three) {
                points += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
    }
}
