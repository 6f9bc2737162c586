// exercise: 06
// truth: wrong
// mistake: a line is packed into an int with two bits for each cell, which is enough for 16 cells only: in longer lines the shift wraps and the last cells are mixed with the first
// player: both
// style: lines packed into ints, decoding by shifts, five looked for in a separate walk
// single: yes
// detail: boards of 17 to 19 rows, patterns on cells 16 to 18 or 0 to 2 of a line of more than 16 cells
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FREE = 0;
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) {
            return 900_000;
        }
        if (hasFive(board, Player.O)) {
            return -900_000;
        }
        int n = board.size();
        int[] points = new int[3];
        int[] threats = new int[3];
        for (int[] step : STEPS) {
            for (int cell = 0; cell < n * n; cell++) {
                int row = cell / n;
                int column = cell % n;
                int beforeColumn = column - step[1];
                if (row - step[0] >= 0 && beforeColumn >= 0 && beforeColumn < n) {
                    continue; // not the first of its line
                }
                int code = 0;
                int length = 0;
                for (int r = row, c = column; r < n && c >= 0 && c < n; r += step[0], c += step[1]) {
                    int what = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : FREE;
                    code |= what << (2 * length++);
                }
                if (code != 0) {
                    for (int side = 1; side <= 2; side++) {
                        int found = read(code, length, side);
                        points[side] += found;
                        threats[side] += found >= 1_000 && found < 8_000 ? 1 : 0;
                    }
                }
            }
        }
        for (int side = 1; side <= 2; side++) {
            points[side] = Math.min(800_000, points[side] + (threats[side] > 1 ? 7_000 : 0));
        }
        return points[1] - points[2];
    }

    private static int read(int code, int length, int side) {
        int wins = 0;
        int pairs = 0;
        int shared = 0;
        int last = 0;
        int small = 0;
        for (int from = 0; from + 5 <= length; from++) {
            int gaps = 0;
            int own = 0;
            for (int i = from; i < from + 5; i++) {
                int what = (code >>> (2 * i)) & 3;
                if (what == side) {
                    own++;
                } else if (what == FREE) {
                    gaps |= 1 << i;
                }
            }
            if (own + Integer.bitCount(gaps) < 5) {
                continue;
            }
            if (own == 4) {
                wins |= gaps;
            } else if (own == 3) {
                if (gaps != last) {
                    shared |= pairs & gaps;
                }
                pairs |= gaps;
                last = gaps;
            } else {
                small += own == 2 ? 10 : own;
            }
        }
        if (wins != 0) {
            return small + (Integer.bitCount(wins) > 1 ? 10_000 : 1_500);
        }
        return small + (shared != 0 ? 1_000 : pairs != 0 ? 200 : 0);
    }

    private static boolean hasFive(Board board, Player player) {
        int n = board.size();
        for (int[] step : STEPS) {
            for (int row = 0; row + 4 * step[0] < n; row++) {
                for (int column = 0; column < n; column++) {
                    int end = column + 4 * step[1];
                    if (end < 0 || end >= n) {
                        continue;
                    }
                    int i = 0;
                    while (i < 5 && board.has(player, row + i * step[0], column + i * step[1])) {
                        i++;
                    }
                    if (i == 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
