// exercise: 07
// truth: wrong
// mistake: a position that is over takes its own move back before it returns, and the call from outside with a finished game does so too although no move was made
// player: both
// style: one method, undo for ends inside the callee, for others in the caller
// single: yes
// detail: only when value is called with a position that is over already
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            position.undo();
            return utility;
        }
        boolean isMax = position.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            boolean over = position.terminal();
            int score = value(position, alpha, beta);
            if (!over) {
                position.undo();
            }
            if (isMax) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, score);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, score);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }
}
