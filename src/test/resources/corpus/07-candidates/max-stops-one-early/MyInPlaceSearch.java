// exercise: 07
// truth: wrong
// mistake: MAX cuts as soon as best >= beta - 1, although a value of exactly beta - 1 is still inside the window and may be only a bound
// player: MAX
// style: short recursion with an iterator
// single: yes
// detail: only if MAX has found exactly beta - 1 and a later child is better; MIN is right; seldom with wide ranges of values
import java.util.Iterator;
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
        Iterator<A> actions = position.actions().iterator();
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            while (actions.hasNext() && best < beta - 1) {
                best = Math.max(best, child(position, actions.next(), Math.max(alpha, best), beta));
            }
            return best;
        }
        int best = Window.INFINITY;
        while (actions.hasNext() && best > alpha) {
            best = Math.min(best, child(position, actions.next(), alpha, Math.min(beta, best)));
        }
        return best;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }
}
