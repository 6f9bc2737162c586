// exercise: 07
// truth: wrong
// mistake: Later children of MIN are searched with a window of width one, and where that says 'lower' its bound is taken for the value without a second search.
// player: MIN
// style: principal variation search
// single: yes
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
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            if (max || first || beta == Window.INFINITY) {
                v = value(position, alpha, beta);
            } else {
                v = value(position, beta - 1, beta); // is it below beta at all?
            }
            position.undo();
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
