// exercise: 07
// truth: wrong
// mistake: at a cut the MIN method returns between make and undo, so the move stays on the position
// player: MIN
// style: two methods, fail-soft
// single: yes
// detail: only when something is cut at a MIN node
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
            return maximum(position, alpha, beta);
        }
        return minimum(position, alpha, beta);
    }

    private int maximum(Position<A> position, int alpha, int beta) {
        int result = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            result = Math.max(result, value(position, alpha, beta));
            position.undo();
            if (result >= beta) {
                return result;
            }
            alpha = Math.max(alpha, result);
        }
        return result;
    }

    private int minimum(Position<A> position, int alpha, int beta) {
        int result = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            result = Math.min(result, value(position, alpha, beta));
            if (result <= alpha) {
                return result;
            }
            position.undo();
            beta = Math.min(beta, result);
        }
        return result;
    }
}
