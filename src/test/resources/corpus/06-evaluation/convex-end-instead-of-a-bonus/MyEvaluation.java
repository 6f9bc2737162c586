// exercise: 06
// truth: right
// mistake: none; unusual: threats are never counted: all patterns are summed, X's minus O's, and the difference goes through an odd function that bends upwards (d + d*|d|/6000), so two threats are more than the sum of the two alone by themselves
// player: both
// style: plain sum per line, convex transformation at the end
// single: yes
// detail: the linear difference is kept within ±70,000, five are ±1,000,000
import java.util.BitSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int FIVE = 1_000_000;
    private static final int LIMIT = 70_000;

    @Override
    public int value(Board board) {
        long difference = 0;
        for (int[] direction : DIRECTIONS) {
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    if (!isOn(board, row - direction[0], column - direction[1])) {
                        long ofX = line(board, Player.X, row, column, direction);
                        long ofO = line(board, Player.O, row, column, direction);
                        difference += ofX - ofO;
                    }
                }
            }
        }
        // a line with five is worth so much that it cannot be made up for
        if (Math.abs(difference) >= Integer.MAX_VALUE) {
            return difference > 0 ? FIVE : -FIVE;
        }
        long d = Math.max(-LIMIT, Math.min(LIMIT, difference));
        return (int) (d + d * Math.abs(d) / 6_000);
    }

    private static boolean isOn(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private static long line(Board board, Player player, int row, int column, int[] direction) {
        BitSet ends = new BitSet();
        BitSet once = new BitSet();
        boolean twice = false;
        long small = 0;
        for (int i = 0; isOn(board, row + (i + 4) * direction[0], column + (i + 4) * direction[1]); i++) {
            BitSet free = new BitSet();
            int stones = 0;
            for (int k = i; k < i + 5; k++) {
                int r = row + k * direction[0];
                int c = column + k * direction[1];
                if (board.has(player, r, c)) {
                    stones++;
                } else if (board.isEmpty(r, c)) {
                    free.set(k);
                }
            }
            if (stones + free.cardinality() < 5) {
                continue;
            }
            if (stones == 5) {
                return 1L << 40;
            }
            if (stones == 4) {
                ends.or(free);
            } else if (stones == 3) {
                twice |= once.intersects(free);
                once.or(free);
            } else {
                small += stones == 2 ? 6 : stones;
            }
        }
        int pattern = ends.cardinality() > 1 ? 6_000 : !ends.isEmpty() ? 2_000 : twice ? 1_600 : once.isEmpty() ? 0 : 180;
        return pattern + small;
    }
}
