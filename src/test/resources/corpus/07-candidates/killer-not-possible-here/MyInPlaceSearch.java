// exercise: 07
// truth: wrong
// mistake: the move that cut last at this ply is played first without asking whether it is among the actions here, so make refuses it
// player: both
// style: killer moves by ply in an array list
// single: yes
// detail: sometimes, when nodes of one ply have different actions
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private List<A> killers;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        killers = new ArrayList<>();
        return search(position, alpha, beta, 0);
    }

    private int search(Position<A> position, int alpha, int beta, int ply) {
        if (position.terminal()) {
            return position.utility();
        }
        if (killers.size() <= ply) {
            killers.add(null);
        }
        List<A> order = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null) {
            order.remove(killer);
            order.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : order) {
            position.make(a);
            int v = search(position, alpha, beta, ply + 1);
            position.undo();
            if (max) {
                best = Math.max(v, best);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(v, best);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                killers.set(ply, a);
                break;
            }
        }
        return best;
    }
}
