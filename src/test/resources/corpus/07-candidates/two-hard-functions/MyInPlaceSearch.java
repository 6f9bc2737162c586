// exercise: 07
// truth: right
// mistake: none; fail-hard, a method for each player, undo in finally
// player: both
// style: fail-hard, mutual recursion, try and finally
// single: yes
// detail: right
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? raise(position, alpha, beta) : lower(position, alpha, beta);
    }

    private int raise(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            int v = after(position, action, alpha, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    private int lower(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            int v = after(position, action, alpha, beta);
            if (v <= alpha) {
                return alpha;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }
}
