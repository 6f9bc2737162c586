// exercise: 07
// truth: wrong
// mistake: Where a move ends the game its utility is taken at once and undo is only in the other branch, so the last move stays on the position.
// player: both
// style: leaves handled in the parent's loop
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            int v;
            position.make(action);
            if (position.terminal()) {
                v = position.utility();
            } else {
                v = value(position, alpha, beta);
                position.undo();
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
}
