// exercise: 07
// truth: right
// mistake: none; fail-hard in two methods, undo stands in a finally block
// player: both
// style: max and min methods, try/finally
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MIN) {
            return min(position, alpha, beta);
        }
        return max(position, alpha, beta);
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }

    private int max(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            alpha = Math.max(alpha, after(position, action, alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    private int min(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            beta = Math.min(beta, after(position, action, alpha, beta));
            if (beta <= alpha) {
                return alpha;
            }
        }
        return beta;
    }
}
