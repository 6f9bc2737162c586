// exercise: 07
// truth: right
// mistake: -
// player: both
// style: one formula for both sides with a sign taken from the position, undo in a finally block, return out of the loop
// kind: -
// single: yes
// detail: -
import java.util.List;
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
        // From here on everything is seen with the eyes of whoever is to move: s * value is good for this player.
        final int s = position.player() == Player.MAX ? 1 : -1;
        int floor = s > 0 ? alpha : -beta;
        final int ceiling = s > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        final List<A> actions = position.actions();
        for (int i = actions.size(); i-- > 0; ) {
            position.make(actions.get(i));
            try {
                int mine = s * value(position, s > 0 ? floor : -ceiling, s > 0 ? ceiling : -floor);
                if (mine > best) {
                    best = mine;
                    if (best >= ceiling) {
                        return s * best;
                    }
                    floor = Math.max(floor, best);
                }
            } finally {
                position.undo();
            }
        }
        return s * best;
    }
}
