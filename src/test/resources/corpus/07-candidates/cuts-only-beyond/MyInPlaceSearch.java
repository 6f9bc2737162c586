// exercise: 07
// truth: right
// mistake: none; cuts only where alpha is greater than beta, and undo stands in a finally block
// player: both
// style: try and finally, strict cut
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
        for (A action : position.actions()) {
            if (alpha > beta) break;
            int v = after(position, action, alpha, beta);
            if (max ? v > best : v < best) best = v;
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
        }
        return best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }
}
