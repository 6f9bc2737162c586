// exercise: 07
// truth: wrong
// mistake: children are sorted by the number of replies in a TreeMap, in which an action replaces an earlier one with as many replies, so that children are lost
// kind: slip
// player: both
// style: few replies first, by a sorted map
// single: yes
// detail: -
import java.util.Map;
import java.util.TreeMap;
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
        boolean maximizing = position.player().equals(Player.MAX);
        Map<Integer, A> sorted = new TreeMap<>();
        for (A action : position.actions()) {
            position.make(action);
            int replies = position.terminal() ? 0 : position.actions().size();
            position.undo();
            sorted.put(replies, action);
        }
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted.values()) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (maximizing) {
                if (value > best) best = value;
                if (best >= beta) return best;
                if (best > alpha) alpha = best;
            } else {
                if (value < best) best = value;
                if (best <= alpha) return best;
                if (best < beta) beta = best;
            }
        }
        return best;
    }
}
