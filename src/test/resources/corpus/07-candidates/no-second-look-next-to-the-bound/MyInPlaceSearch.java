// exercise: 07
// truth: wrong
// mistake: after a null-window search that answers exactly one beyond the bound, the search takes this number for exact and does not search again, though it is only a bound
// kind: subtle
// player: both
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; needs neighbouring values, and a cut inside the null-window search
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = position.actions();
        boolean max = position.player() == Player.MAX;
        int best = child(position, actions.get(0), alpha, beta);
        for (A action : actions.subList(1, actions.size())) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int v;
            if (max) {
                v = child(position, action, alpha, alpha + 1);
                if (v > alpha + 1 && v < beta) {
                    v = child(position, action, alpha, beta);
                }
                best = Math.max(best, v);
            } else {
                v = child(position, action, beta - 1, beta);
                if (v < beta - 1 && v > alpha) {
                    v = child(position, action, alpha, beta);
                }
                best = Math.min(best, v);
            }
        }
        return best;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int v = value(position, alpha, beta);
        position.undo();
        return v;
    }
}
