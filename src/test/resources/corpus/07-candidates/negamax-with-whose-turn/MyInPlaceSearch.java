// exercise: 07
// truth: right
// mistake: none; negamax that turns sign and window only if the player changes
// player: both
// style: negamax, finally around undo
// single: yes
// detail: always
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
                ? search(position, Player.MAX, alpha, beta)
                : -search(position, Player.MIN, -beta, -alpha);
    }

    /** The value to the side, which is to move. */
    private int search(Position<A> position, Player side, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            int score;
            position.make(action);
            try {
                if (position.terminal()) {
                    score = side == Player.MAX ? position.utility() : -position.utility();
                } else if (position.player() == side) {
                    score = search(position, side, Math.max(alpha, best), beta);
                } else {
                    score = -search(position, side.opponent(), -beta, -Math.max(alpha, best));
                }
            } finally {
                position.undo();
            }
            best = Math.max(best, score);
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }
}
