// Sound: negamax with a sign, fail-hard, and undo in a finally.

import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        for (A action : position.actions()) {
            position.make(action);
            try {
                int value = sign * (sign > 0 ? value(position, low, high) : value(position, -high, -low));
                low = Math.max(low, value);
            } finally {
                position.undo();
            }
            if (low >= high) {
                break;
            }
        }
        return sign * Math.min(low, high);
    }
}
