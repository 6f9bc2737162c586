// exercise: 07
// truth: wrong
// mistake: a MIN node compares its best with alpha but hands its children the beta with which it was entered, so MAX nodes below do not cut at what MIN has found since
// kind: slip
// player: MIN
// style: two methods, fail-soft, book notation v
// single: yes
// detail: values are right; only leaves that can no longer matter are asked
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
            return maxValue(position, alpha, beta);
        }
        return minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
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
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.min(v, value(position, alpha, beta));
            position.undo();
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }
}
