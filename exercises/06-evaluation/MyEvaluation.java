import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Exercise 06: what a position of Gomoku is worth to X, by its patterns. The task is in README.md beside this file.
 *
 * <p>You ask the board: {@code board.size()}, and {@code board.has(Player.X, row, column)} for a stone of X; the same with
 * {@link Player#O}. Rows and columns count from 0.
 */
public class MyEvaluation implements EvaluationTask {
    /** The value to X, whoever is to move: above 0 if X stands better, below 0 if O does. */
    @Override
    public int value(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return what the board is worth to X. Begin with five in a row: a large number if X has them, its negative if O has.");
    }
}
