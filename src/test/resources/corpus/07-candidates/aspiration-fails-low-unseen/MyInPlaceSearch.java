// exercise: 07
// truth: wrong
// mistake: the search begins with a window around the last call's answer and searches again only if the answer is too high, not if it is too low
// kind: subtle
// player: both
// style: aspiration window with a guess kept between calls, fail-soft
// single: yes
// detail: only from the second call on, when the value lies more than 50 below the one before
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int HALF = 50;

    private boolean hasGuess;
    private int guess;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int value;
        if (hasGuess && alpha < guess - HALF && guess + HALF < beta) {
            value = search(position, guess - HALF, guess + HALF);
            if (value >= guess + HALF) {
                value = search(position, value - 1, beta);
            }
        } else {
            value = search(position, alpha, beta);
        }
        guess = value;
        hasGuess = Math.abs(value) <= Window.MAX_VALUE;
        return value;
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY; // for the player to move
        for (A action : position.actions()) {
            position.make(action);
            int value = sign * search(position, alpha, beta);
            position.undo();
            best = Math.max(best, value);
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, -best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return sign * best;
    }
}
