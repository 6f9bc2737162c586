// exercise: 07
// truth: wrong
// mistake: at a MIN node the cut returns between make and undo, so the move stays on the position
// player: MIN
// style: two branches, one for each player
// single: yes
// detail: only if something is cut at a MIN node
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
            int v = -Window.INFINITY;
            for (A a : position.actions()) {
                position.make(a);
                v = Math.max(v, value(position, alpha, beta));
                position.undo();
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : position.actions()) {
                position.make(a);
                v = Math.min(v, value(position, alpha, beta));
                if (v <= alpha) {
                    return v;
                }
                position.undo();
                beta = Math.min(beta, v);
            }
            return v;
        }
    }
}
