// exercise: 07
// truth: wrong
// mistake: after the null window has failed the move is made again for the second look, and this second move is not taken back
// kind: slip
// player: both
// style: principal variation search in terms of MAX
// single: yes
// detail: only where a later child is better than the first and inside the window
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
        final boolean isMax = position.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            int value;
            if (first) {
                position.make(action);
                value = value(position, alpha, beta);
                position.undo();
                first = false;
            } else {
                // Is it any better than what we have? A window of no width answers that.
                position.make(action);
                value = isMax ? value(position, alpha, alpha + 1) : value(position, beta - 1, beta);
                position.undo();
                if (value > alpha && value < beta) {
                    position.make(action);
                    value = value(position, alpha, beta);
                }
            }
            if (isMax) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
