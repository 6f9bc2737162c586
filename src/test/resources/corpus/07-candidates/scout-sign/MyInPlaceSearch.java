// exercise: 07
// truth: right
// mistake: -
// player: both
// style: principal variation search in the negamax way with a sign that follows the player, undo in finally
// kind: -
// single: yes
// detail: -
import java.util.*;
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
        int sign = sign(position);
        return sign > 0 ? pvs(position, sign, alpha, beta) : -pvs(position, sign, -beta, -alpha);
    }

    private int sign(Position<A> position) {
        return position.player() == Player.MAX ? 1 : -1;
    }

    /** From the view of the side with this sign, which is to move here. */
    private int pvs(Position<A> position, int sign, int low, int high) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            try {
                int from = Math.max(low, best);
                int found;
                if (first || high - 1 <= from || from == -Window.INFINITY) {
                    found = after(position, sign, from, high);
                } else {
                    found = after(position, sign, from, from + 1);
                    if (found > from && found < high) {
                        found = after(position, sign, from, high);
                    }
                }
                first = false;
                best = Math.max(best, found);
                if (best >= high) {
                    return best;
                }
            } finally {
                position.undo();
            }
        }
        return best;
    }

    private int after(Position<A> position, int sign, int low, int high) {
        if (position.terminal()) {
            return sign * position.utility();
        }
        int other = sign(position);
        return other == sign ? pvs(position, sign, low, high) : -pvs(position, other, -high, -low);
    }
}
