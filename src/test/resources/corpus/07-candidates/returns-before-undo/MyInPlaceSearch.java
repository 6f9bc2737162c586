// exercise: 07
// truth: wrong
// mistake: the cutoff leaves the method between make and undo, so the move that cut stays on the position
// player: both
// style: two mutual methods maxValue and minValue, as in the textbook
// single: yes
// detail: right as long as nothing is cut
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
        if (position.player() == Player.MAX) {
            return maxValue(position, alpha, beta);
        } else {
            return minValue(position, alpha, beta);
        }
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int v = -Window.INFINITY;
        List<A> actions = position.actions();
        for (A a : actions) {
            position.make(a);
            v = Math.max(v, value(position, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
            position.undo();
        }
        return v;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int v = Window.INFINITY;
        List<A> actions = position.actions();
        for (A a : actions) {
            position.make(a);
            v = Math.min(v, value(position, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
            position.undo();
        }
        return v;
    }
}
