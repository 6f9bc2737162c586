// exercise: 06
// truth: wrong
// mistake: the numbers are tuned too tightly: a four with an open three is worth 15000+10000+1000, a four with six closed threes beside it 15000+6*2000, which is more
// kind: subtle
// player: both
// style: constants as one array indexed by a pattern code, nested loops with labelled continue
// single: yes
// detail: only against six closed threes beside the four; with five it is right, and so are all other comparisons
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int NOTHING = 0, THREE = 1, OPEN_THREE = 2, FOUR = 3, OPEN_FOUR = 4, FIVE = 5;
    private static final int[] POINTS = {0, 2_000, 10_000, 15_000, 60_000, 0};
    private static final int BOTH = 1_000; // two threats are more than the sum
    private static final int[][] STEP = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private int small;

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x < 0) {
            return 1_000_000;
        } else if (o < 0) {
            return -1_000_000;
        }
        return x - o;
    }

    /** -1 if the player has five. */
    private int side(Board board, Player player) {
        int n = board.size();
        int points = 0;
        int threats = 0;
        small = 0;
        for (int[] step : STEP) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int before = row - step[0];
                    int beside = column - step[1];
                    if (before >= 0 && beside >= 0 && beside < n) {
                        continue;
                    }
                    int code = code(board, player, row, column, step[0], step[1]);
                    if (code == FIVE) {
                        return -1;
                    }
                    points += POINTS[code];
                    if (code == FOUR || code == OPEN_THREE) {
                        threats++;
                    }
                }
            }
        }
        if (threats >= 2) {
            points += BOTH;
        }
        return Math.min(points + small, 800_000);
    }

    private int code(Board board, Player player, int row, int column, int down, int right) {
        int n = board.size();
        int code = NOTHING;
        int winning = -1;
        boolean[] lacking = new boolean[n];
        windows:
        for (int i = 0; ; i++) {
            int lastRow = row + (i + 4) * down;
            int lastColumn = column + (i + 4) * right;
            if (lastRow >= n || lastColumn < 0 || lastColumn >= n) {
                return code;
            }
            int stones = 0;
            int firstFree = -1;
            int lastFree = -1;
            for (int k = i; k < i + 5; k++) {
                int r = row + k * down;
                int c = column + k * right;
                if (board.has(player.opponent(), r, c)) {
                    continue windows;
                }
                if (board.has(player, r, c)) {
                    stones++;
                } else {
                    lastFree = k;
                    if (firstFree < 0) {
                        firstFree = k;
                    }
                }
            }
            if (stones == 5) {
                return FIVE;
            }
            if (stones == 4) {
                code = Math.max(code, winning < 0 || winning == firstFree ? FOUR : OPEN_FOUR);
                winning = firstFree;
            } else if (stones == 3) {
                code = Math.max(code, lacking[firstFree] || lacking[lastFree] ? OPEN_THREE : THREE);
                lacking[firstFree] = true;
                lacking[lastFree] = true;
            } else if (stones == 2) {
                small += 10;
            } else if (stones == 1) {
                small += 1;
            }
        }
    }
}
