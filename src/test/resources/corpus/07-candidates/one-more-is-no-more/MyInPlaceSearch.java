// exercise: 07
// truth: wrong
// mistake: at a MAX node the null window (alpha, alpha + 1) is searched again only if it gave more than alpha + 1, so the bound alpha + 1 is taken for the value
// player: MAX
// style: PVS with a null window, fail-soft
// single: yes
// detail: sometimes; only where a later child of a MAX node returns exactly one more than alpha as a bound and is worth more

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
        boolean first = true;
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value;
                if (first || beta - alpha == 1) {
                    value = value(position, alpha, beta);
                } else {
                    value = value(position, alpha, alpha + 1);
                    if (value > alpha + 1 && value < beta) {
                        value = value(position, alpha, beta);
                    }
                }
                position.undo();
                first = false;
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (first || beta - alpha == 1) {
                value = value(position, alpha, beta);
            } else {
                value = value(position, beta - 1, beta);
                if (value < beta && value > alpha) {
                    value = value(position, alpha, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.min(best, value);
            beta = Math.min(beta, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
