// exercise: 07
// truth: wrong
// mistake: the MAX branch returns on value >= beta before it calls undo, so after a cutoff at a MAX node the last move stays on the board; the position is not restored and later values are wrong
// player: MAX
// style: two branches in one method, fail-soft; the MIN branch was corrected, the MAX branch was not
// single: yes
// detail: MIN undoes first and is right
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
                int value = value(position, alpha, beta);
                if (value >= beta) {
                    return value;
                }
                position.undo();
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, alpha, beta);
                position.undo();
                best = Math.min(best, value);
                beta = Math.min(beta, best);
                if (best <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }
}
