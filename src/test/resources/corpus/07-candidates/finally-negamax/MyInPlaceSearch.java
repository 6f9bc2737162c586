// exercise: 07
// truth: right
// mistake: -
// player: both
// style: negamax by sign of the node's own player, returns from inside try with undo in finally, fail-hard
// kind: right
// single: yes
// detail: -
import java.util.Iterator;
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
        // both bounds as the player here sees them
        int mine = sign > 0 ? alpha : -beta;
        int theirs = sign > 0 ? beta : -alpha;
        Iterator<A> todo = position.actions().iterator();
        do {
            position.make(todo.next());
            try {
                int found = sign > 0 ? value(position, mine, theirs) : -value(position, -theirs, -mine);
                if (found >= theirs) {
                    return sign * theirs;
                }
                mine = Math.max(mine, found);
            } finally {
                position.undo();
            }
        } while (todo.hasNext());
        return sign * mine;
    }
}
