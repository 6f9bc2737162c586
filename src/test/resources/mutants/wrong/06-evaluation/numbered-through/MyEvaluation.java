// Wrong: windows are read by cell numbers, and go on in the next row.
// Fails first: Turned or mirrored, a board is worth the same
// Says: turned or mirrored
// Diagnosis: lines-round-the-edge

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] SCORES = {0, 1, 10, 100, 1_000, 400_000};

    @Override
    public int value(Board board) {
        int n = board.size();
        int sum = 0;
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            for (int first = 0; first + 4 * step < n * n; first++) {
                sum += window(board, Player.X, first, step) - window(board, Player.O, first, step);
            }
        }
        return Math.max(-900_000, Math.min(900_000, sum));
    }

    private static int window(Board board, Player player, int first, int step) {
        int n = board.size();
        int stones = 0;
        for (int i = 0; i < 5; i++) {
            int cell = first + i * step;
            if (board.has(player.opponent(), cell / n, cell % n)) {
                return 0;
            }
            stones += board.has(player, cell / n, cell % n) ? 1 : 0;
        }
        return SCORES[stones];
    }
}
