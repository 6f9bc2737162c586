// Wrong: counts stones.
// Fails first: An empty board is worth 0, what is good for X more, and what is good for O less
// Says: a value above 0
// Diagnosis: stones-counted

import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        return 10 * (board.count(Player.X) - board.count(Player.O));
    }
}
