// exercise: 07
// truth: wrong
// mistake: whether the window is closed is looked at only when the next child is entered, after the question whether it is a leaf, so leaves are evaluated that cannot matter any more
// kind: slip
// player: both
// style: fail-hard, cut at the head of the method
// single: yes
// detail: the values are right, the questions are not
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        if (alpha >= beta) {
            return max ? alpha : beta;
        }
        List<A> actions = position.actions();
        for (int i = 0; i < actions.size(); i++) {
            position.make(actions.get(i));
            int value = value(position, alpha, beta);
            position.undo();
            if (max) {
                alpha = value > alpha ? value : alpha;
            } else {
                beta = value < beta ? value : beta;
            }
        }
        return max ? alpha : beta;
    }
}
