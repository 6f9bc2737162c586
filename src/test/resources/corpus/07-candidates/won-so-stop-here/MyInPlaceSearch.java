// exercise: 07
// truth: wrong
// mistake: where an action ends the game with the best value there is, value returns before it takes the action back
// player: both
// style: shortcut for a won game
// single: yes
// detail: sometimes; only if an action leads to an end worth 1,000,000 at a MAX node or -1,000,000 at a MIN node

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
        Player player = position.player();
        int winning = player == Player.MAX ? Window.MAX_VALUE : -Window.MAX_VALUE;
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            if (value == winning) {
                return value; // nothing can be better
            }
            position.undo();
            if (player == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
