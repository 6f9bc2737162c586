// exercise: 07
// truth: right
// mistake: none; undo stands in a finally block, so that the return inside try is covered; negamax with the sign of the player whose choice is above, turned only where the mover changes
// player: both
// style: negamax for any order of turns, try/finally, cut at alpha >= beta, fail-soft
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return valueFor(Player.MAX, position, alpha, beta);
    }

    /** Value and window from the side of the given player. */
    private int valueFor(Player view, Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return view == Player.MAX ? position.utility() : -position.utility();
        }
        if (position.player() != view) {
            return -valueFor(view.opponent(), position, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            try {
                best = Math.max(best, valueFor(view, position, Math.max(alpha, best), beta));
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
