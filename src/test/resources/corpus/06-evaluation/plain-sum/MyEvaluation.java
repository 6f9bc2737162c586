// exercise: 06
// truth: wrong
// mistake: a plain sum over windows, two threats together are worth exactly the sum of both
// player: both
// style: streams only, table of weights
// kind: slip
// single: yes
// detail: double threats
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] WEIGHT = {0, 1, 10, 100, 1_000, 0};
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        if (counts(board, Player.X).anyMatch(k -> k == 5)) {
            return 1_000_000;
        }
        if (counts(board, Player.O).anyMatch(k -> k == 5)) {
            return -1_000_000;
        }
        return sum(board, Player.X) - sum(board, Player.O);
    }

    private static int sum(Board board, Player player) {
        return Math.min(900_000, counts(board, player).map(k -> WEIGHT[k]).sum());
    }

    /** The stones in each window that the other has not spoilt. */
    private static IntStream counts(Board board, Player player) {
        int n = board.size();
        return IntStream.range(0, 4 * n * n)
                .filter(i -> {
                    int r = i / 4 / n + 4 * DR[i % 4];
                    int c = i / 4 % n + 4 * DC[i % 4];
                    return r < n && c >= 0 && c < n;
                })
                .filter(i -> window(i, n).noneMatch(cell -> board.has(player.opponent(), cell / n, cell % n)))
                .map(i -> (int) window(i, n).filter(cell -> board.has(player, cell / n, cell % n)).count());
    }

    private static IntStream window(int i, int n) {
        return IntStream.range(0, 5).map(k -> i / 4 + k * (DR[i % 4] * n + DC[i % 4]));
    }
}
