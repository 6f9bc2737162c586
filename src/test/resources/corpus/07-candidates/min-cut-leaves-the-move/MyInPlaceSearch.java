// exercise: 07
// truth: wrong
// mistake: when MIN cuts, the method returns between make and undo, so the move stays on the position; MAX does it right
// kind: slip
// player: MIN
// style: two methods, one for each player, fail-soft
// single: yes
// detail: -
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
        return position.player() == Player.MAX ? maxValue(position, alpha, beta) : minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
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
        for (A action : position.actions()) {
            position.make(action);
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
