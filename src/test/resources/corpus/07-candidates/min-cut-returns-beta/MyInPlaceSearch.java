// exercise: 07
// truth: wrong
// mistake: where a MIN node is cut it returns beta, the bound of the other side, although its value is alpha or less
// kind: slip
// player: MIN
// style: two methods, fail-hard
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        } else if (position.player() == Player.MAX) {
            return maxValue(position, alpha, beta);
        } else {
            return minValue(position, alpha, beta);
        }
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            int child = value(position, alpha, beta);
            position.undo();
            if (child >= beta) {
                return beta;
            }
            if (child > alpha) {
                alpha = child;
            }
        }
        return alpha;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            int child = value(position, alpha, beta);
            position.undo();
            if (child <= alpha) {
                return beta;
            }
            if (child < beta) {
                beta = child;
            }
        }
        return beta;
    }
}
