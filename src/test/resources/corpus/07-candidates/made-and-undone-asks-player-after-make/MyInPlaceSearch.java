// exercise: 07
// truth: wrong
// mistake: Who moves is asked after the move was made.
// player: both
// style: alpha-beta in place
// single: yes
// detail: takes the mover for the other of whoever moves next
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
        for (A move : position.actions()) {
            position.make(move);
            max = !position.terminal() && position.player() == Player.MIN;
            int v = value(position, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }
}
