// exercise: 07
// truth: wrong
// mistake: when the killer is moved to the front it is written over the first action, which is then never searched
// player: both
// style: killer move for each ply in a list, own list of actions
// single: yes
// detail: only at nodes where the killer of the ply is possible and not the first action anyway
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final List<A> killers = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        killers.clear();
        return search(position, alpha, beta, 0);
    }

    private int search(Position<A> position, int alpha, int beta, int ply) {
        if (position.terminal()) {
            return position.utility();
        }
        if (killers.size() <= ply) {
            killers.add(null);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : killerFirst(position.actions(), ply)) {
            position.make(action);
            int value = search(position, alpha, beta, ply + 1);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }

    private List<A> killerFirst(List<A> actions, int ply) {
        A killer = killers.get(ply);
        int place = killer == null ? -1 : actions.indexOf(killer);
        if (place <= 0) {
            return actions;
        }
        List<A> list = new ArrayList<>(actions);
        list.remove(place);
        list.set(0, killer);
        return list;
    }
}
