// exercise: 06
// truth: wrong
// mistake: only a sum over windows: two threats in different lines are worth no more than both alone
// player: both
// style: table from stones to points, four nested loops
// single: yes
// detail: promises 6 and 7 (two threats more than their sum, two open threes more than one four)

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static final int[] POINTS = {0, 1, 10, 100, 1000, 600_000};
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int x = score(board, Player.X);
        int o = score(board, Player.O);
        if (x >= 600_000) {
            return 600_000;
        }
        if (o >= 600_000) {
            return -600_000;
        }
        return Math.min(x, 500_000) - Math.min(o, 500_000);
    }

    private int score(Board board, Player player) {
        int n = board.size();
        int score = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int endRow = r + 4 * DR[d];
                    int endCol = c + 4 * DC[d];
                    if (endRow >= n || endCol >= n || endCol < 0) {
                        continue;
                    }
                    int stones = 0;
                    for (int i = 0; i < 5; i++) {
                        if (board.has(player, r + i * DR[d], c + i * DC[d])) {
                            stones++;
                        } else if (board.has(player.opponent(), r + i * DR[d], c + i * DC[d])) {
                            stones = -10;
                        }
                    }
                    if (stones == 5) {
                        return 600_000;
                    }
                    if (stones > 0) {
                        score += POINTS[stones];
                    }
                }
            }
        }
        return score;
    }
}
