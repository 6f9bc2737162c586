// exercise: 06
// truth: wrong
// mistake: no threat is named, the value is the plain sum over all windows by their number of stones, so two threats at once (and an open three against closed ones) earn nothing extra
// player: both
// style: table 0, 1, 10, 100, 1000 and a large one
// single: yes
// detail: always; several promises about threats break by the one omission
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 10, 100, 1_000};
    private static final int FIVE = 1_000_000;

    @Override
    public int value(Board board) {
        int sum = 0;
        int size = board.size();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    int endRow = row + 4 * d[0];
                    int endColumn = column + 4 * d[1];
                    if (endRow >= size || endColumn < 0 || endColumn >= size) {
                        continue;
                    }
                    int x = 0;
                    int o = 0;
                    for (int i = 0; i < 5; i++) {
                        if (board.has(Player.X, row + i * d[0], column + i * d[1])) x++;
                        if (board.has(Player.O, row + i * d[0], column + i * d[1])) o++;
                    }
                    if (x == 5) return FIVE;
                    if (o == 5) return -FIVE;
                    if (o == 0) sum += POINTS[x];
                    if (x == 0) sum -= POINTS[o];
                }
            }
        }
        return Math.max(-900_000, Math.min(900_000, sum));
    }
}
