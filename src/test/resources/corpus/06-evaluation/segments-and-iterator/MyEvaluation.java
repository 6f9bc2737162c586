// exercise: 06
// truth: right
// mistake: none; every promise is kept
// player: both
// style: iterator of lines as byte arrays, segments between stones of the other side, sliding count
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int SHIFT_DOWN = 1;

    @Override
    public int value(Board board) {
        Side x = new Side();
        Side o = new Side();
        for (Iterator<byte[]> lines = new Lines(board); lines.hasNext(); ) {
            byte[] line = lines.next();
            x.read(line, (byte) 1);
            o.read(line, (byte) 2);
        }
        return x.total() - o.total();
    }

    /** All lines of the board that have room for five: rows, columns, and both diagonals. */
    private static final class Lines implements Iterator<byte[]> {
        private final byte[][] cells;
        private final List<int[]> heads = new ArrayList<>();
        private int next;

        Lines(Board board) {
            int n = board.size();
            cells = new byte[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    cells[i][j] = (byte) (board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? 2 : 0);
                }
                heads.add(new int[] {i, 0, 0, 1, n});
                heads.add(new int[] {0, i, 1, 0, n});
            }
            for (int k = 0; n - k >= 5; k++) {
                heads.add(new int[] {0, k, 1, 1, n - k});
                heads.add(new int[] {0, n - 1 - k, 1, -1, n - k});
                if (k > 0) {
                    heads.add(new int[] {k, 0, 1, 1, n - k});
                    heads.add(new int[] {k, n - 1, 1, -1, n - k});
                }
            }
        }

        @Override
        public boolean hasNext() {
            return next < heads.size();
        }

        @Override
        public byte[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int[] h = heads.get(next++);
            byte[] line = new byte[h[4]];
            for (int k = 0; k < line.length; k++) {
                line[k] = cells[h[0] + k * h[2]][h[1] + k * h[3]];
            }
            return line;
        }
    }

    /** What one side has on the lines that it has read so far. */
    private static final class Side {
        private boolean won;
        private int points;
        private int threats;

        void read(byte[] line, byte me) {
            int from = 0;
            for (int i = 0; i <= line.length; i++) {
                if (i == line.length || line[i] != 0 && line[i] != me) {
                    if (i - from >= 5) {
                        segment(line, me, from, i);
                    }
                    from = i + 1;
                }
            }
        }

        /** A stretch without a stone of the other side. */
        private void segment(byte[] line, byte me, int from, int to) {
            int[] five = new int[to - from];
            int[] four = new int[to - from];
            int best = 0;
            int count = 0;
            for (int i = from; i < to; i++) {
                count += line[i] == me ? 1 : 0;
                count -= i - 5 >= from && line[i - 5] == me ? 1 : 0;
                if (i - from < 4) {
                    continue;
                }
                best = Math.max(best, count);
                points += count * count;
                for (int k = i - 4; k <= i; k++) {
                    if (line[k] == 0) {
                        five[k - from] += count == 4 ? 1 : 0;
                        four[k - from] += count == 3 ? 1 : 0;
                    }
                }
            }
            switch (best) {
                case 5:
                    won = true;
                    break;
                case 4:
                    boolean two = atLeast(five, 1) > 1;
                    points += two ? 12_000 : 2_200;
                    threats += two ? 0 : 1;
                    break;
                case 3:
                    boolean open = atLeast(four, 2) > 0;
                    points += open ? 1_600 : 200;
                    threats += open ? 1 : 0;
                    break;
                default:
                    break;
            }
        }

        private static int atLeast(int[] numbers, int least) {
            int found = 0;
            for (int number : numbers) {
                found += number >= least ? 1 : 0;
            }
            return found;
        }

        int total() {
            if (won) {
                return 500_000;
            }
            int both = threats < 2 ? 0 : 15_000 << SHIFT_DOWN;
            return Math.min(points + both, 450_000);
        }
    }
}
