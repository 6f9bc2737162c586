// exercise: 06
// truth: wrong
// mistake: A plain sum over the windows by a table: no line is recognised as a threat, and nothing is added for two of them.
// player: both
// style: tables, four nested loops
// kind: slip
// single: yes
// detail: two threats at once, double threats against a four, an open three against three closed ones
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 10, 100, 1000};
    private static final int FIVE = 1000000;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int size = board.size();
        int sum = 0;
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                for (int d = 0; d < 4; d++) {
                    int lastRow = row + 4 * DR[d];
                    int lastCol = col + 4 * DC[d];
                    if (lastRow >= size || lastCol >= size || lastCol < 0) {
                        continue;
                    }
                    int x = 0;
                    int o = 0;
                    for (int i = 0; i < 5; i++) {
                        if (board.has(Player.X, row + i * DR[d], col + i * DC[d])) {
                            x++;
                        }
                        if (board.has(Player.O, row + i * DR[d], col + i * DC[d])) {
                            o++;
                        }
                    }
                    if (x == 5) {
                        return FIVE;
                    }
                    if (o == 5) {
                        return -FIVE;
                    }
                    if (o == 0) {
                        sum += POINTS[x];
                    } else if (x == 0) {
                        sum -= POINTS[o];
                    }
                }
            }
        }
        return Math.max(-900000, Math.min(900000, sum));
    }
}
