// exercise: 07
// truth: right
// mistake: none; undo stands in a finally, and the sign turns only where the turn does
// player: both
// style: try and finally, negamax with turns
// single: yes
// detail: -
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
        int sign = sign(position);
        return sign > 0 ? search(position, alpha, beta, 1) : -search(position, -beta, -alpha, -1);
    }

    private int sign(Position<A> position) {
        return position.player() == Player.MAX ? 1 : -1;
    }

    private int search(Position<A> position, int alpha, int beta, int sign) {
        if (position.terminal()) {
            return sign * position.utility();
        }
        if (sign(position) != sign) {
            return -search(position, -beta, -alpha, -sign);
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            try {
                best = Math.max(best, search(position, Math.max(alpha, best), beta, sign));
                if (best >= beta) {
                    return best;
                }
            } finally {
                position.undo();
            }
        }
        return best;
    }
}
