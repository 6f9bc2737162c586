// exercise: 07
// truth: wrong
// mistake: a cut leaves the loop by an exception that is thrown after make and before undo, so the move whose value caused the cut stays on the position
// player: both
// style: exception as control flow, try and catch in the loop
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Cut extends RuntimeException {
        final int bound;

        Cut(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        try {
            return search(position, alpha, beta);
        } catch (Cut cut) {
            return cut.bound;
        }
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            try {
                v = search(position, alpha, beta);
            } catch (Cut cut) {
                v = cut.bound;
            }
            if (player == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                throw new Cut(best);
            }
            position.undo();
        }
        return best;
    }
}
