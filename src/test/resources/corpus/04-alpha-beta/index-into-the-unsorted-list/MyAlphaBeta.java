// exercise: 04
// truth: wrong
// mistake: bestAction sorts the children, ends first, and then uses the index of the best in the sorted list on the unsorted actions
// player: both
// style: lists of states, sorted with a comparator, index of the best
// single: yes
// detail: sometimes, when the root has an end among its children that does not come first; value is right
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private List<S> successors(Game<S, A> game, S state) {
        List<S> list = new ArrayList<>();
        for (A action : game.actions(state)) {
            list.add(game.result(state, action));
        }
        list.sort(Comparator.comparing(s -> game.terminal(s) ? 0 : 1));
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (S next : successors(game, state)) {
            int v = max ? value(game, next, best, beta) : value(game, next, alpha, best);
            if (max) {
                best = Math.max(best, v);
                if (best >= beta) break;
            } else {
                best = Math.min(best, v);
                if (best <= alpha) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<S> children = successors(game, state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int bestIndex = -1;
        for (int i = 0; i < children.size(); i++) {
            int v = value(game, children.get(i), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                bestIndex = i;
            } else if (!max && v < beta) {
                beta = v;
                bestIndex = i;
            }
        }
        return game.actions(state).get(bestIndex);
    }
}
