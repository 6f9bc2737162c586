// exercise: 07
// truth: right
// mistake: none; fail-hard, undo stands in a finally block
// player: both
// style: two methods maxValue and minValue, fail-hard, try/finally
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        return position.player() == Player.MAX ? maxValue(position, alpha, beta) : minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            try {
                alpha = Math.max(alpha, value(position, alpha, beta));
                if (alpha >= beta) {
                    return beta;
                }
            } finally {
                position.undo();
            }
        }
        return alpha;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            try {
                beta = Math.min(beta, value(position, alpha, beta));
                if (beta <= alpha) {
                    return alpha;
                }
            } finally {
                position.undo();
            }
        }
        return beta;
    }
}
