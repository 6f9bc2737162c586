// exercise: 07
// truth: right
// mistake: none; negamax in which the sign comes from the player of each node, fail-hard
// player: both
// style: negamax, fail-hard, turns need not alternate
// single: yes
// detail: checked on a few thousand random cases
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
        int low = sign == 1 ? alpha : -beta;
        int high = sign == 1 ? beta : -alpha;
        for (A action : position.actions()) {
            position.make(action);
            int v = sign == 1 ? value(position, low, high) : -value(position, -high, -low);
            position.undo();
            if (v >= high) {
                return sign * high;
            }
            if (v > low) {
                low = v;
            }
        }
        return sign * low;
    }
}
