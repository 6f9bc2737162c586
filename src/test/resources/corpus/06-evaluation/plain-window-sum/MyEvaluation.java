// exercise: 06
// truth: wrong
// mistake: a plain sum over windows with 1, 10, 100, 1000: two threats are worth exactly the sum of the two, so no more for a double threat, and two open threes that cross are worth less than a four
// player: both
// style: beginner, hint 1 and nothing else
// single: yes
// detail: an open three against three closed ones is close as well: 210 to 3 times 111, which fails too
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] TABLE = {0, 1, 10, 100, 1000};

    public int value(Board board) {
        int total = 0;
        int n = board.size();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < n; row++) {
            for (int col = 0; col < n; col++) {
                for (int[] s : steps) {
                    int endRow = row + 4 * s[0];
                    int endCol = col + 4 * s[1];
                    if (endRow >= n || endCol >= n || endCol < 0) {
                        continue;
                    }
                    int x = 0, o = 0;
                    for (int i = 0; i < 5; i++) {
                        if (board.has(Player.X, row + i * s[0], col + i * s[1])) x++;
                        else if (board.has(Player.O, row + i * s[0], col + i * s[1])) o++;
                    }
                    if (x == 5) return 1000000;
                    if (o == 5) return -1000000;
                    if (o == 0) total += TABLE[x];
                    if (x == 0) total -= TABLE[o];
                }
            }
        }
        return Math.max(-900000, Math.min(900000, total));
    }
}
