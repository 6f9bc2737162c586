// exercise: 06
// truth: wrong
// mistake: the sum is a field that is not set back, so the same board is worth something else the second time; and two threats are worth just their sum
// player: both
// style: object with fields, windows
// single: no
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int sum;
    private boolean xWon;
    private boolean oWon;

    @Override
    public int value(Board board) {
        xWon = false;
        oWon = false;
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    int endRow = r + 4 * d[0];
                    int endCol = c + 4 * d[1];
                    if (endRow >= 0 && endRow < board.size() && endCol < board.size()) {
                        look(board, r, c, d);
                    }
                }
            }
        }
        if (xWon) return 900_000;
        if (oWon) return -900_000;
        return Math.max(-400_000, Math.min(400_000, sum));
    }

    private void look(Board board, int r, int c, int[] d) {
        int x = 0, o = 0;
        for (int i = 0; i < 5; i++, r += d[0], c += d[1]) {
            x += board.has(Player.X, r, c) ? 1 : 0;
            o += board.has(Player.O, r, c) ? 1 : 0;
        }
        if (x == 5) xWon = true;
        if (o == 5) oWon = true;
        if (o == 0 && x > 0) sum += (int) Math.pow(10, x - 1);
        if (x == 0 && o > 0) sum -= (int) Math.pow(10, o - 1);
    }
}
