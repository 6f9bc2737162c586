// exercise: 07
// truth: wrong
// mistake: at MIN's nodes the search with the full window is repeated if the null-window value is above beta - 1 instead of below beta, so a better move for MIN keeps only its bound
// player: MIN
// style: principal variation search, minimax form
// single: yes
// detail: sometimes, when a later child at a node of MIN is better by more than the null window tells
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
        for (int i = 1; i < actions.size(); i++) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
            int v;
            if (max) {
                v = child(position, actions.get(i), alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = child(position, actions.get(i), alpha, beta);
                }
                best = Math.max(best, v);
            } else {
                v = child(position, actions.get(i), beta - 1, beta);
                if (v > beta - 1 && v > alpha) {
                    v = child(position, actions.get(i), alpha, beta);
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
