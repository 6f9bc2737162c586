// exercise: 06
// truth: wrong
// mistake: a line is packed into an int with two bits for each cell, which is enough for 16 cells: in longer lines the cells from 16 on fall upon the first three
// kind: subtle
// player: both
// style: lines packed into numbers, two bits for each cell
// single: yes
// detail: only on boards of 17 to 19 rows, in lines of 17 and more cells with a stone among the first three or from the 17th on
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FREE = 0;
    private static final int OWN = 1;
    private static final int OTHER = 2;

    @Override
    public int value(Board board) {
        Score x = score(board, Player.X);
        Score o = score(board, Player.O);
        if (x.five) {
            return 500_000;
        }
        if (o.five) {
            return -500_000;
        }
        return x.total() - o.total();
    }

    private static final class Score {
        private boolean five;
        private int points;
        private int threats;

        int total() {
            return Math.min(400_000, points + (threats >= 2 ? 5_000 : 0));
        }

        /** A line as a number, two bits for each cell from the lowest on. */
        void add(int code, int length) {
            boolean three = false;
            for (int first = 0; first + 5 <= length; first++) {
                int own = 0;
                int other = 0;
                for (int i = first; i < first + 5; i++) {
                    own += at(code, i) == OWN ? 1 : 0;
                    other += at(code, i) == OTHER ? 1 : 0;
                }
                if (other == 0) {
                    five |= own == 5;
                    three |= own == 3;
                    points += own == 1 ? 1 : own == 2 ? 10 : 0;
                }
            }
            int wins = wins(code, length);
            if (wins > 0) {
                points += wins > 1 ? 10_000 : 1_500;
                threats += wins > 1 ? 0 : 1;
            } else if (three) {
                boolean open = false;
                for (int i = 0; i < length; i++) {
                    open |= at(code, i) == FREE && wins(code | OWN << 2 * i, length) > 1;
                }
                points += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }

        private static int at(int code, int i) {
            return code >>> 2 * i & 3;
        }

        private static int wins(int code, int length) {
            int wins = 0;
            for (int i = 0; i < length; i++) {
                if (at(code, i) == FREE) {
                    int run = 1;
                    for (int k = i - 1; k >= 0 && at(code, k) == OWN; k--) {
                        run++;
                    }
                    for (int k = i + 1; k < length && at(code, k) == OWN; k++) {
                        run++;
                    }
                    wins += run >= 5 ? 1 : 0;
                }
            }
            return wins;
        }
    }

    private static Score score(Board board, Player player) {
        Score score = new Score();
        int n = board.size();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    boolean first = row - d[0] < 0 || column - d[1] < 0 || column - d[1] >= n;
                    if (first) {
                        int code = 0;
                        int length = 0;
                        for (int r = row, c = column; r < n && c >= 0 && c < n; r += d[0], c += d[1]) {
                            int cell = board.has(player, r, c) ? OWN : board.has(player.opponent(), r, c) ? OTHER : FREE;
                            code |= cell << 2 * length++;
                        }
                        score.add(code, length);
                    }
                }
            }
        }
        return score;
    }
}
