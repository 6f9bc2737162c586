// exercise: 07
// truth: wrong
// mistake: where there is only one action the search below it gets the full window, because there is nothing to compare, so bounds from above are lost
// player: both
// style: recursion with a shortcut for forced moves, one method after and a small loop
// kind: subtle
// single: yes
// detail: pruning only: below nodes with one child whose window was narrow; the value is right
import java.util.List;
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
        List<A> actions = position.actions();
        if (actions.size() == 1) {
            // Forced: it is worth what comes next, nothing to choose here.
            return after(position, actions.get(0), -Window.INFINITY, Window.INFINITY);
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (int i = 0; i < actions.size() && best < beta; i++) {
                best = Math.max(best, after(position, actions.get(i), Math.max(alpha, best), beta));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 0; i < actions.size() && best > alpha; i++) {
            best = Math.min(best, after(position, actions.get(i), alpha, Math.min(beta, best)));
        }
        return best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }
}
