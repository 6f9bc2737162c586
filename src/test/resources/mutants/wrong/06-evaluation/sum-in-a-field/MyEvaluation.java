// Wrong: what was added up before is still there.
// Fails first: An empty board is worth 0, what is good for X more, and what is good for O less
// Says: 
// Diagnosis: evaluation-remembers

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum;

    @Override
    public int value(Board board) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int[] direction : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    sum += window(board, Player.X, row, column, direction) - window(board, Player.O, row, column, direction);
                }
            }
        }
        return sum;
    }

    private static int window(Board board, Player player, int row, int column, int[] direction) {
        int lastRow = row + 4 * direction[0];
        int lastColumn = column + 4 * direction[1];
        if (lastRow >= board.size() || lastColumn >= board.size() || lastColumn < 0) {
            return 0;
        }
        int stones = 0;
        for (int i = 0; i < 5; i++) {
            int r = row + i * direction[0];
            int c = column + i * direction[1];
            if (board.has(player.opponent(), r, c)) {
                return 0;
            }
            stones += board.has(player, r, c) ? 1 : 0;
        }
        return new int[] {0, 1, 10, 100, 1_000, 100_000}[stones];
    }
}
