// exercise: 06
// truth: wrong
// mistake: the evaluation only adds up windows of five by a table, so two threats at once are worth exactly the sum of both
// player: both
// style: streams over windows, table of points
// single: yes
// detail: whenever a side has two threats in different lines
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] POINTS = {0, 1, 12, 150, 2_000, 1_000_000};
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        long x = points(board, Player.X);
        long o = points(board, Player.O);
        if (x >= 1_000_000) {
            return 1_000_000;
        }
        if (o >= 1_000_000) {
            return -1_000_000;
        }
        return (int) Math.max(-900_000, Math.min(900_000, x - o));
    }

    private static long points(Board board, Player player) {
        int n = board.size();
        return IntStream.range(0, n * n)
                .mapToLong(i -> IntStream.range(0, 4)
                        .mapToLong(d -> window(board, player, i / n, i % n, DIRS[d]))
                        .sum())
                .sum();
    }

    private static long window(Board board, Player player, int row, int column, int[] dir) {
        int n = board.size();
        int endRow = row + 4 * dir[0];
        int endColumn = column + 4 * dir[1];
        if (endRow >= n || endColumn >= n || endColumn < 0) {
            return 0;
        }
        int own = 0;
        for (int i = 0; i < 5; i++) {
            if (board.has(player.opponent(), row + i * dir[0], column + i * dir[1])) {
                return 0;
            }
            own += board.has(player, row + i * dir[0], column + i * dir[1]) ? 1 : 0;
        }
        return POINTS[own];
    }
}
