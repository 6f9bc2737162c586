// exercise: 06
// truth: wrong
// mistake: a plain sum over windows with a table of points: two threats at once are worth just the sum, and three closed threes more than an open one
// player: both
// style: one method, four nested loops, a table
// kind: slip
// single: yes
// detail: two threats in different lines; many closed threes against a threat
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 10, 100, 1_000, 0};
    private static final int WON = 1_000_000;

    @Override
    public int value(Board board) {
        int total = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int direction = 0; direction < 4; direction++) {
                    int down = direction == 0 ? 0 : 1;
                    int right = direction == 1 ? 0 : direction == 3 ? -1 : 1;
                    int lastRow = row + 4 * down;
                    int lastColumn = column + 4 * right;
                    if (lastRow >= board.size() || lastColumn < 0 || lastColumn >= board.size()) {
                        continue;
                    }
                    int xs = 0;
                    int os = 0;
                    for (int i = 0; i < 5; i++) {
                        if (board.has(Player.X, row + i * down, column + i * right)) {
                            xs++;
                        }
                        if (board.has(Player.O, row + i * down, column + i * right)) {
                            os++;
                        }
                    }
                    if (xs == 5) {
                        return WON;
                    }
                    if (os == 5) {
                        return -WON;
                    }
                    if (os == 0) {
                        total += POINTS[xs];
                    }
                    if (xs == 0) {
                        total -= POINTS[os];
                    }
                }
            }
        }
        return Math.max(-900_000, Math.min(900_000, total));
    }
}
