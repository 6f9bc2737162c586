// Wrong: windows alone, and a bonus for two threats: three closed threes add up to more than an open one.
// Fails first: An open three is worth more than three threes that are closed at one end
// Says: the open three on the left must be answered
// Diagnosis: closed-threes-too-dear

import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] SCORES = {0, 1, 15, 150, 1_500, 0};
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        return worth(board, Player.X) - worth(board, Player.O);
    }

    private static int worth(Board board, Player player) {
        int size = board.size();
        int sum = 0;
        Map<String, Integer> threats = new HashMap<>(); // by direction and line: windows with three or four
        for (int d = 0; d < DIRECTIONS.length; d++) {
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    int stones = stones(board, player, row, column, DIRECTIONS[d]);
                    if (stones == 5) {
                        return 500_000;
                    }
                    sum += stones < 0 ? 0 : SCORES[stones];
                    int number = d == 0 ? row : d == 1 ? column : d == 2 ? row - column : row + column;
                    if (stones >= 3) {
                        threats.merge(d + " " + number, stones == 4 ? 2 : 1, Integer::sum);
                    }
                }
            }
        }
        long several = threats.values().stream().filter(windows -> windows > 1).count();
        return Math.min(400_000, several > 1 ? sum + 3_000 : sum);
    }

    /** The player's stones in the window that begins here; negative if it leaves the board or holds another's stone. */
    private static int stones(Board board, Player player, int row, int column, int[] direction) {
        int lastRow = row + 4 * direction[0];
        int lastColumn = column + 4 * direction[1];
        if (lastRow >= board.size() || lastColumn >= board.size() || lastColumn < 0) {
            return -1;
        }
        int stones = 0;
        for (int i = 0; i < 5; i++) {
            if (board.has(player.opponent(), row + i * direction[0], column + i * direction[1])) {
                return -1;
            }
            stones += board.has(player, row + i * direction[0], column + i * direction[1]) ? 1 : 0;
        }
        return stones;
    }
}
