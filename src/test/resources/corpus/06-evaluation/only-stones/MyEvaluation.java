// exercise: 06
// truth: wrong
// mistake: It counts stones and no patterns.
// player: both
// style: difference of stones
// single: yes
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        return 10 * (board.count(Player.X) - board.count(Player.O));
    }
}
