// exercise: 06
// truth: wrong
// mistake: windows down to the left are never looked at, and a plain sum over windows knows nothing of two threats at once
// player: both
// style: sum over windows
// single: no
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 12, 150, 2_000, 700_000};

    @Override
    public int value(Board board) {
        int total = 0;
        int size = board.size();
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                if (col + 4 < size) total += window(board, row, col, 0, 1);
                if (row + 4 < size) total += window(board, row, col, 1, 0);
                if (row + 4 < size && col + 4 < size) total += window(board, row, col, 1, 1);
            }
        }
        return Math.max(-1_000_000, Math.min(1_000_000, total));
    }

    private int window(Board board, int row, int col, int dr, int dc) {
        int x = 0;
        int o = 0;
        for (int i = 0; i < 5; i++) {
            if (board.has(Player.X, row + i * dr, col + i * dc)) x++;
            if (board.has(Player.O, row + i * dr, col + i * dc)) o++;
        }
        if (x > 0 && o > 0) return 0;
        return POINTS[x] - POINTS[o];
    }
}
