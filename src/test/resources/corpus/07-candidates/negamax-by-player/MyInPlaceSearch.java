// exercise: 07
// truth: right
// mistake: none; the window is seen from the side to move and turned only when the side changes
// player: both
// style: negamax with a sign, fail-hard
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
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        for (A a : position.actions()) {
            position.make(a);
            int v = sign > 0 ? value(position, low, high) : -value(position, -high, -low);
            position.undo();
            if (v > low) {
                low = v;
            }
            if (low >= high) {
                break;
            }
        }
        return sign * low;
    }
}
