// exercise: 07
// truth: wrong
// mistake: where MIN cuts, the method returns between make and undo, so the move stays on the position
// kind: slip
// player: MIN
// style: two methods, fail-soft
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
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
        int best = Integer.MIN_VALUE;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, alpha, beta);
            position.undo();
            if (v > best) {
                best = v;
            }
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int best = Integer.MAX_VALUE;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, alpha, beta);
            if (v < best) {
                best = v;
            }
            if (best <= alpha) {
                return best;
            }
            position.undo();
            beta = Math.min(beta, best);
        }
        return best;
    }
}
