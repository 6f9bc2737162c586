// Wrong: stones side by side only.
// Fails first: A line with a gap is a threat as well
// Says: in the gap
// Diagnosis: gaps-not-seen

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        return sum(board, Player.X) - sum(board, Player.O);
    }

    private static int sum(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int[] direction : DIRECTIONS) {
                    int worth = run(board, player, row, column, direction[0], direction[1]);
                    if (worth >= 500_000) {
                        return worth;
                    }
                    sum += worth;
                    threats += worth >= 1_000 ? 1 : 0;
                }
            }
        }
        return Math.min(400_000, threats >= 2 ? sum + 5_000 : sum);
    }

    /** What the run of stones is worth that begins here. */
    private static int run(Board board, Player player, int row, int column, int down, int right) {
        if (!has(board, player, row, column) || has(board, player, row - down, column - right)) {
            return 0;
        }
        int length = 0;
        while (has(board, player, row + length * down, column + length * right)) {
            length++;
        }
        if (length >= 5) {
            return 500_000;
        }
        int before = room(board, player, row - down, column - right, -down, -right);
        int behind = room(board, player, row + length * down, column + length * right, down, right);
        boolean open = before > 0 && behind > 0;
        if (before + length + behind < 5) {
            return 0;
        }
        return switch (length) {
            case 4 -> open ? 10_000 : 1_500;
            case 3 -> open && before + length + behind > 5 ? 1_000 : 200;
            case 2 -> open ? 50 : 10;
            default -> 1;
        };
    }

    private static boolean isOnBoard(Board board, int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }

    private static boolean has(Board board, Player player, int row, int column) {
        return isOnBoard(board, row, column) && board.has(player, row, column);
    }

    /** How many cells follow that are not the opponent's. */
    private static int room(Board board, Player player, int row, int column, int down, int right) {
        int room = 0;
        while (isOnBoard(board, row + room * down, column + room * right)
                && !board.has(player.opponent(), row + room * down, column + room * right)) {
            room++;
        }
        return room;
    }
}
