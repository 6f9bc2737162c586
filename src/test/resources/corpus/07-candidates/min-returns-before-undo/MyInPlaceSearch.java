// exercise: 07
// truth: wrong
// mistake: at a MIN node the cutoff returns before undo
// player: MIN
// style: one method with two loops
// single: yes
// detail: only after a cutoff at a MIN node
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, value(position, alpha, beta));
                position.undo();
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Integer.MAX_VALUE;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, value(position, alpha, beta));
                if (best <= alpha) {
                    return best;
                }
                position.undo();
                beta = Math.min(beta, best);
            }
            return best;
        }
    }
}
