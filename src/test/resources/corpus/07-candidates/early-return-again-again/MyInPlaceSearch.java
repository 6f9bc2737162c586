// exercise: 07
// truth: wrong
// mistake: MIN returns from the loop between make and undo when it cuts, so the move stays on the position
// player: MIN
// style: two methods, maxValue and minValue
// kind: slip
// single: yes
// detail: whenever a MIN node cuts: the position is not restored, and later values are those of other places
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
        return position.player() == Player.MAX
                ? maxValue(position, alpha, beta)
                : minValue(position, alpha, beta);
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
            if (v <= alpha) {
                return v;
            }
            position.undo();
            beta = Math.min(beta, v);
        }
        return v;
    }
}
