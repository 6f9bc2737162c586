// exercise: 07
// truth: wrong
// mistake: MAX's cutoff returns between make and undo, so the move stays on the position; MIN's comes after undo
// player: MAX
// style: two branches, one for each player
// single: yes
// detail: sometimes, only after a cutoff at a node of MAX
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
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, value(position, alpha, beta));
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
                position.undo();
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, value(position, alpha, beta));
                position.undo();
                if (best <= alpha) {
                    return best;
                }
                beta = Math.min(beta, best);
            }
            return best;
        }
    }
}
