// exercise: 07
// truth: wrong
// mistake: in the method for MIN the break on a cutoff stands before undo, so the move is not taken back; the one for MAX is right
// player: MIN
// style: two methods, value and undo in each
// single: yes
// detail: sometimes; only when a MIN node is cut
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
            int score = value(position, alpha, beta);
            position.undo();
            if (score > alpha) {
                alpha = score;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            int score = value(position, alpha, beta);
            if (score < beta) {
                beta = score;
            }
            if (alpha >= beta) {
                break;
            }
            position.undo();
        }
        return beta;
    }
}
