// exercise: 07
// truth: wrong
// mistake: MIN cuts when its best is at most beta instead of at most alpha, so it leaves after the first child that is below beta
// player: MIN
// style: while loop with an iterator, fail-soft
// single: yes
// detail: always
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
        Iterator<A> it = position.actions().iterator();
        boolean done = false;
        if (position.player() == Player.MAX) {
            int v = -Window.INFINITY;
            while (it.hasNext() && !done) {
                position.make(it.next());
                v = Math.max(v, value(position, alpha, beta));
                position.undo();
                done = v >= beta;
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        while (it.hasNext() && !done) {
            position.make(it.next());
            v = Math.min(v, value(position, alpha, beta));
            position.undo();
            done = v <= beta;
            beta = Math.min(beta, v);
        }
        return v;
    }
}
