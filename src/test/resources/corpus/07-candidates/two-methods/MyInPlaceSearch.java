// exercise: 07
// truth: wrong
// mistake: the method for MIN takes for granted that MAX is to move after its moves, so it is wrong where MIN moves twice in a row
// player: MIN
// style: two methods that call each other
// single: yes
// detail: sometimes; only in games where MIN moves twice in a row
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MIN ? minimize(position, alpha, beta) : maximize(position, alpha, beta);
    }

    private int maximize(Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int lower = alpha;
        int best = -Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            int score = value(position, lower, beta);
            position.undo();
            if (score > best) {
                best = score;
                if (best > lower) {
                    lower = best;
                }
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private int minimize(Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int upper = beta;
        int best = Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            int score = maximize(position, alpha, upper);
            position.undo();
            if (score < best) {
                best = score;
                if (best < upper) {
                    upper = best;
                }
                if (best <= alpha) {
                    break;
                }
            }
        }
        return best;
    }
}
