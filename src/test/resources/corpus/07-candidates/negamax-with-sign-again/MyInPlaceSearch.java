// exercise: 07
// truth: right
// mistake: none; negamax, fail-hard, the sign is turned only if the player changes
// player: both
// style: one recursive helper, try and finally
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        return sign > 0 ? negamax(position, alpha, beta, 1) : -negamax(position, -beta, -alpha, -1);
    }

    private int negamax(Position<A> position, int low, int high, int sign) {
        for (A action : position.actions()) {
            int score;
            position.make(action);
            try {
                score = sign > 0 ? value(position, low, high) : -value(position, -high, -low);
            } finally {
                position.undo();
            }
            if (score >= high) {
                return high;
            }
            if (score > low) {
                low = score;
            }
        }
        return low;
    }
}
