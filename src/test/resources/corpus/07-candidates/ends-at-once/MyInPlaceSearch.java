// exercise: 07
// truth: wrong
// mistake: at a MIN node a child that is an end is taken into best in a shortcut, and the continue leaves out the lowering of beta and the cut
// player: MIN
// style: shortcut for ends in the loop, one loop for both players
// kind: subtle
// single: yes
// detail: values are right; needless leaves only where MIN has a child that is an end, before its other children, which would close or narrow the window
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return position.terminal() ? position.utility() : inner(position, alpha, beta);
    }

    private int inner(Position<A> position, int alpha, int beta) {
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            if (!max && position.terminal()) {
                best = Math.min(best, position.utility());
                position.undo();
                if (best <= alpha && best <= -Window.MAX_VALUE) {
                    return best; // nothing is worse than this
                }
                continue;
            }
            int value = value(position, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }
}
