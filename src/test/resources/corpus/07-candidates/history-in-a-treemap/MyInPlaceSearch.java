// exercise: 07
// truth: wrong
// mistake: the actions that have cut before are sorted in a map by the number of their cuts, and of two with the same number one is lost
// player: both
// style: history heuristic, tree map
// single: yes
// detail: sometimes; only at nodes with two actions that have cut equally often, when the lost one matters
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private Map<A, Integer> cutoffs = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        cutoffs = new HashMap<>();
        return alphaBeta(position, alpha, beta);
    }

    private Collection<A> sorted(List<A> actions) {
        TreeMap<Integer, A> byKey = new TreeMap<>();
        int index = 0;
        for (A action : actions) {
            int cuts = cutoffs.getOrDefault(action, 0);
            byKey.put(cuts > 0 ? -cuts : index, action);
            index++;
        }
        return byKey.values();
    }

    private int alphaBeta(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean isMax = position.player() == Player.MAX;
        int value = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position.actions())) {
            position.make(action);
            int child = alphaBeta(position, alpha, beta);
            position.undo();
            value = isMax ? Math.max(value, child) : Math.min(value, child);
            if (isMax) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                cutoffs.merge(action, 1, Integer::sum);
                break;
            }
        }
        return value;
    }
}
