// exercise: 06
// truth: wrong
// mistake: A plain sum over all windows (1, 10, 100, 1000): two threats at once are worth about the sum of the two and never more, and a four beats two open threes.
// player: both
// style: straight from hint 1, nested loops
// single: yes
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    int[] points = {0, 1, 10, 100, 1000};
    int[] dRow = {0, 1, 1, 1};
    int[] dCol = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int sum = 0;
        int n = board.size();
        for (int row = 0; row < n; row++) {
            for (int col = 0; col < n; col++) {
                for (int d = 0; d < 4; d++) {
                    int endRow = row + 4 * dRow[d];
                    int endCol = col + 4 * dCol[d];
                    if (endRow >= n || endCol >= n || endCol < 0) {
                        continue;
                    }
                    int x = 0;
                    int o = 0;
                    for (int i = 0; i < 5; i++) {
                        int r = row + i * dRow[d];
                        int c = col + i * dCol[d];
                        if (board.has(Player.X, r, c)) x++;
                        if (board.has(Player.O, r, c)) o++;
                    }
                    if (x == 5) return 1000000;
                    if (o == 5) return -1000000;
                    if (o == 0) sum += points[x];
                    if (x == 0) sum -= points[o];
                }
            }
        }
        return Math.max(-900000, Math.min(900000, sum));
    }
}
