// exercise: 07
// truth: wrong
// mistake: at MIN nodes the scout's result is searched again only if it is above beta instead of below it, so an improvement found by the scout is taken as exact
// player: MIN
// style: PVS in one method, with a helper that makes and undoes
// single: yes
// detail: sometimes; when a later child of a MIN node is better and the scout's bound is not its value
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int after(Position<A> pos, A action, int lo, int hi) {
        pos.make(action);
        int v = value(pos, lo, hi);
        pos.undo();
        return v;
    }

    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        boolean max = pos.player() == Player.MAX;
        List<A> actions = pos.actions();
        int best = after(pos, actions.get(0), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) return best;
            A action = actions.get(i);
            int v;
            if (max) {
                v = after(pos, action, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = after(pos, action, alpha, beta);
                }
                best = Math.max(best, v);
            } else {
                v = after(pos, action, beta - 1, beta);
                if (v > beta && v > alpha) {
                    v = after(pos, action, alpha, beta);
                }
                best = Math.min(best, v);
            }
        }
        return best;
    }
}
