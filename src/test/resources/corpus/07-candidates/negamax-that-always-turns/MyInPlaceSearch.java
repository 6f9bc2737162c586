// exercise: 07
// truth: wrong
// mistake: the sign and the window are turned after every move, also when the same player is to move again
// kind: slip
// player: both
// style: negamax with a colour that is turned, fail-soft
// single: yes
// detail: right wherever MAX and MIN take turns
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
        return position.player() == Player.MAX
                ? negamax(position, alpha, beta, 1)
                : -negamax(position, -beta, -alpha, -1);
    }

    /** The value to the player to move; colour is 1 for MAX and -1 for MIN. */
    private int negamax(Position<A> position, int alpha, int beta, int colour) {
        if (position.terminal()) {
            return colour * position.utility();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int score = -negamax(position, -beta, -alpha, -colour);
            position.undo();
            if (score > best) {
                best = score;
                if (best > alpha) {
                    alpha = best;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
