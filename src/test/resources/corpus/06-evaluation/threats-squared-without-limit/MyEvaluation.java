// exercise: 06
// truth: wrong
// mistake: nothing limits the sum, and the bonus grows with the square of the threats, so a full board goes beyond a million
// player: both
// style: sliding window with long masks, wins as the largest number
// single: yes
// detail: sometimes; needs a board with many threats, where it also passes what five are worth
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        Reader x = new Reader(board, Player.X);
        Reader o = new Reader(board, Player.O);
        if (x.five) {
            return WIN;
        }
        if (o.five) {
            return -WIN;
        }
        return x.value() - o.value();
    }

    private static final class Reader {
        private final int size;
        private final int[][] grid;
        private boolean five = false;
        private int material = 0;
        private int threats = 0;

        Reader(Board board, Player player) {
            size = board.size();
            grid = new int[size][size];
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    grid[r][c] = board.has(player, r, c) ? 1 : board.isEmpty(r, c) ? 0 : -1;
                }
            }
            for (int k = 0; k < size; k++) {
                line(k, 0, 0, 1);
                line(0, k, 1, 0);
            }
            for (int k = 0; k <= size - 5; k++) {
                line(k, 0, 1, 1);
                line(k, size - 1, 1, -1);
            }
            for (int k = 1; k <= size - 5; k++) {
                line(0, k, 1, 1);
                line(0, size - 1 - k, 1, -1);
            }
        }

        private void line(int r0, int c0, int dr, int dc) {
            long wins = 0;
            long once = 0;
            long twice = 0;
            long lastPair = 0;
            for (int i = 0; ; i++) {
                int r = r0 + i * dr;
                int c = c0 + i * dc;
                int endR = r + 4 * dr;
                int endC = c + 4 * dc;
                if (endR >= size || endC >= size || endC < 0) {
                    break;
                }
                int own = 0;
                long free = 0;
                boolean dead = false;
                for (int k = 0; k < 5; k++) {
                    switch (grid[r + k * dr][c + k * dc]) {
                        case 1 -> own++;
                        case 0 -> free |= 1L << (i + k);
                        default -> dead = true;
                    }
                }
                if (dead) {
                    continue;
                }
                if (own == 5) {
                    five = true;
                } else if (own == 4) {
                    wins |= free;
                } else if (own == 3) {
                    if (free != lastPair) {
                        twice |= once & free;
                        once |= free;
                    }
                    lastPair = free;
                } else {
                    material += own == 2 ? 10 : own;
                }
            }
            if (wins != 0) {
                threats++;
                material += Long.bitCount(wins) > 1 ? 20_000 : 2_000;
            } else if (twice != 0) {
                threats++;
                material += 1_600;
            } else if (once != 0) {
                material += 200;
            }
        }

        int value() {
            return threats < 2 ? material : material + 2_500 * threats * threats;
        }
    }
}
