// exercise: 07
// truth: wrong
// mistake: the killer is swapped to the front of the very list that the position has handed out, which need not be changeable: then the search ends with an exception
// kind: subtle
// player: both
// style: killer moves by ply, Collections.swap
// single: yes
// detail: only after a cutoff at one ply, at a later node of this ply where the killer is possible and not the first
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, alpha, beta, 0, new ArrayList<>());
    }

    private int value(Position<A> position, int alpha, int beta, int ply, List<A> killers) {
        if (position.terminal()) {
            return position.utility();
        }
        if (killers.size() <= ply) {
            killers.add(null);
        }
        List<A> actions = position.actions();
        int place = actions.size() < 2 || killers.get(ply) == null ? 0 : actions.indexOf(killers.get(ply));
        if (place > 0) {
            Collections.swap(actions, 0, place);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, alpha, beta, ply + 1, killers);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
