// exercise: 06
// truth: wrong
// mistake: the sum of all patterns is capped at the value of five itself instead of below it
// player: both
// style: bonus that grows with each threat, one total per side
// kind: subtle
// single: yes
// detail: a board full of fours and double threats, without a five, is worth as much as five in a row; from some forty threats on
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int LIMIT = 1_000_000;

    private int threats;

    @Override
    public int value(Board board) {
        int x = total(board, Player.X);
        int o = total(board, Player.O);
        if (x < 0) {
            return LIMIT;
        }
        if (o < 0) {
            return -LIMIT;
        }
        return x - o;
    }

    private int total(Board board, Player player) {
        threats = 0;
        long sum = 0;
        int n = board.size();
        for (int k = 0; k < 2 * n - 1; k++) {
            int[] results = {
                k < n ? line(board, player, k, 0, 0, 1) : 0,
                k < n ? line(board, player, 0, k, 1, 0) : 0,
                line(board, player, Math.max(0, k - n + 1), Math.max(0, n - 1 - k), 1, 1),
                line(board, player, Math.max(0, k - n + 1), Math.min(k, n - 1), 1, -1)
            };
            for (int result : results) {
                if (result < 0) {
                    return -1;
                }
                sum += result;
            }
        }
        sum += 1_000L * threats * (threats - 1); // each pair of threats
        return (int) Math.min(LIMIT, sum);
    }

    private int line(Board board, Player player, int row, int column, int dr, int dc) {
        int length = Math.min(dr == 0 ? 99 : board.size() - row,
                dc == 0 ? 99 : dc > 0 ? board.size() - column : column + 1);
        long[] lacking = new long[Math.max(0, length - 4)];
        long wins = 0;
        int points = 0;
        for (int s = 0; s < lacking.length; s++) {
            int stones = 0;
            for (int i = s; i < s + 5 && stones >= 0; i++) {
                int r = row + i * dr;
                int c = column + i * dc;
                if (board.has(player, r, c)) {
                    stones++;
                } else if (board.isEmpty(r, c)) {
                    lacking[s] |= 1L << i;
                } else {
                    stones = -1;
                }
            }
            if (stones == 5) {
                return -1;
            }
            if (stones != 3) {
                wins |= stones == 4 ? lacking[s] : 0;
                lacking[s] = 0; // only pairs are kept
            }
            points += stones > 0 ? stones * stones : 0;
        }
        if (wins != 0) {
            boolean one = Long.bitCount(wins) == 1;
            threats += one ? 1 : 0;
            return points + (one ? 1_600 : 10_000);
        }
        boolean three = false;
        boolean open = false;
        for (int i = 0; i < lacking.length; i++) {
            three |= lacking[i] != 0;
            for (int j = 0; j < i; j++) {
                open |= lacking[i] != lacking[j] && (lacking[i] & lacking[j]) != 0;
            }
        }
        threats += open ? 1 : 0;
        return points + (open ? 1_200 : three ? 170 : 0);
    }
}
