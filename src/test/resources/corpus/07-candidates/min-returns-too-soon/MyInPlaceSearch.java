// exercise: 07
// truth: wrong
// mistake: MIN returns at its cutoff before it has undone the move
// player: MIN
// style: if and else with a loop for each player
// single: yes
// detail: sometimes; only when a MIN node is cut
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
                position.undo();
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Window.INFINITY;
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
