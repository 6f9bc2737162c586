// exercise: 07
// truth: wrong
// mistake: the comparator for the history never says that two actions are equal (1 both ways round), so sorting many actions throws "Comparison method violates its general contract"
// player: both
// style: history heuristic in a map, comparator as a lambda
// single: yes
// detail: sometimes; only at nodes with 32 actions or more, some of which have cut before, as on a board of Gomoku
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position.actions())) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }

    private List<A> sorted(List<A> actions) {
        List<A> list = new ArrayList<>(actions);
        list.sort((a, b) -> score(a) > score(b) ? -1 : 1);
        return list;
    }

    private int score(A action) {
        return history.getOrDefault(action, 0);
    }
}
