// exercise: 07
// truth: wrong
// mistake: At a MIN node the break of a cutoff stands between make and undo, so the last move stays on the position whenever MIN cuts; the MAX node does it right.
// player: MIN
// style: two mutually recursive methods maxValue and minValue
// single: yes
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
        for (A a : position.actions()) {
            position.make(a);
            v = Math.max(v, value(position, alpha, beta));
            position.undo();
            if (v >= beta) {
                break;
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
            if (v <= alpha) {
                break;
            }
            position.undo();
            beta = Math.min(beta, v);
        }
        return v;
    }
}
