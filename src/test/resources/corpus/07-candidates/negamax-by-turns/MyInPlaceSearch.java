// exercise: 07
// truth: wrong
// mistake: The sign and the window are turned after every move, also where the same player is to move again.
// player: both
// style: negamax
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            return negamax(position, alpha, beta, 1);
        }
        return -negamax(position, -beta, -alpha, -1);
    }

    private int negamax(Position<A> position, int alpha, int beta, int color) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int best = Integer.MIN_VALUE + 1;
        for (A action : position.actions()) {
            position.make(action);
            int score = -negamax(position, -beta, -alpha, -color);
            position.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
