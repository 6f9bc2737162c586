// exercise: 07
// truth: wrong
// mistake: a cut is thrown as an exception out of a child's loop, and where the parent catches it the undo after the call is skipped
// player: both
// style: cut as an exception
// single: yes
// detail: only after a cutoff below the root
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static class Cut extends RuntimeException {
        final int bound;

        Cut(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        try {
            return explore(position, alpha, beta);
        } catch (Cut cut) {
            return cut.bound;
        }
    }

    private int explore(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player me = position.player();
        int best = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            try {
                v = explore(position, alpha, beta);
                position.undo();
            } catch (Cut cut) {
                v = cut.bound;
            }
            if (me == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                throw new Cut(best);
            }
        }
        return best;
    }
}
