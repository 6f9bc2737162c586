// exercise: 06
// truth: wrong
// mistake: What two threats get in addition (300) is too little beside what six threes closed at one end are worth (200 each).
// player: both
// style: constants with weights, arrays of counters
// kind: subtle
// single: yes
// detail: a four with an open three is worth less than a four with six closed threes (in some places already five); with four of them and fewer it is worth more
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int ONE = 0;
    private static final int TWO = 1;
    private static final int THREE = 2;
    private static final int OPEN_THREE = 3;
    private static final int FOUR = 4;
    private static final int OPEN_FOUR = 5;
    private static final int FIVE = 6;

    private static final int[] WEIGHT = {1, 10, 200, 1_000, 1_500, 10_000, 0};
    private static final int TWO_THREATS = 300;

    @Override
    public int value(Board board) {
        int[] x = count(board, Player.X);
        int[] o = count(board, Player.O);
        if (x[FIVE] + o[FIVE] > 0) {
            return x[FIVE] > 0 ? 500_000 : -500_000;
        }
        return weigh(x) - weigh(o);
    }

    private static int weigh(int[] counts) {
        int sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * WEIGHT[i];
        }
        if (counts[FOUR] + counts[OPEN_THREE] >= 2) {
            sum += TWO_THREATS;
        }
        return sum < 400_000 ? sum : 400_000;
    }

    private static int[] count(Board board, Player player) {
        int[] counts = new int[7];
        int n = board.size();
        char[] cells = new char[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                cells[j] = symbol(board, player, i, j);
            }
            countLine(cells, n, counts);
            for (int j = 0; j < n; j++) {
                cells[j] = symbol(board, player, j, i);
            }
            countLine(cells, n, counts);
        }
        for (int sum = 4; sum <= 2 * n - 6; sum++) { // row + column of a diagonal
            int length = 0;
            for (int r = Math.max(0, sum - n + 1); r <= Math.min(sum, n - 1); r++) {
                cells[length++] = symbol(board, player, r, sum - r);
            }
            countLine(cells, length, counts);
            length = 0;
            for (int r = Math.max(0, sum - n + 1); r <= Math.min(sum, n - 1); r++) {
                cells[length++] = symbol(board, player, r, n - 1 - (sum - r));
            }
            countLine(cells, length, counts);
        }
        return counts;
    }

    private static char symbol(Board board, Player player, int row, int column) {
        return board.has(player, row, column) ? '+' : board.has(player.opponent(), row, column) ? '-' : ' ';
    }

    private static void countLine(char[] cells, int length, int[] counts) {
        boolean three = false;
        for (int s = 0; s <= length - 5; s++) {
            int stones = stones(cells, s);
            if (stones == 5) {
                counts[FIVE]++;
            } else if (stones == 2) {
                counts[TWO]++;
            } else if (stones == 1) {
                counts[ONE]++;
            } else if (stones == 3) {
                three = true;
            }
        }
        int wins = wins(cells, length);
        if (wins > 0) {
            counts[wins > 1 ? OPEN_FOUR : FOUR]++;
            return;
        }
        if (!three) {
            return;
        }
        boolean open = false;
        for (int i = 0; i < length && !open; i++) {
            if (cells[i] == ' ') {
                cells[i] = '+';
                open = wins(cells, length) > 1;
                cells[i] = ' ';
            }
        }
        counts[open ? OPEN_THREE : THREE]++;
    }

    /** The stones of a window, or -1 if the other side is in it. */
    private static int stones(char[] cells, int start) {
        int stones = 0;
        for (int i = start; i < start + 5; i++) {
            if (cells[i] == '-') {
                return -1;
            }
            if (cells[i] == '+') {
                stones++;
            }
        }
        return stones;
    }

    private static int wins(char[] cells, int length) {
        boolean[] win = new boolean[length];
        int wins = 0;
        for (int s = 0; s <= length - 5; s++) {
            for (int i = s; i < s + 5 && stones(cells, s) == 4; i++) {
                if (cells[i] == ' ' && !win[i]) {
                    win[i] = true;
                    wins++;
                }
            }
        }
        return wins;
    }
}
