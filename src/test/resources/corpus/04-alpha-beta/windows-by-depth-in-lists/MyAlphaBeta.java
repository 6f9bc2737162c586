// exercise: 04
// truth: wrong
// mistake: the window of the next depth is set once before the loop, so what one child did to its window is still there for its siblings; only the mover's own bound is renewed
// kind: slip
// player: both
// style: windows in lists by depth instead of parameters
// single: yes
// detail: needs a child that moves its own bound and has a sibling after it
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final List<Integer> lower = new ArrayList<>();
    private final List<Integer> upper = new ArrayList<>();

    private void set(int depth, int alpha, int beta) {
        while (lower.size() <= depth) {
            lower.add(0);
            upper.add(0);
        }
        lower.set(depth, alpha);
        upper.set(depth, beta);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        set(0, alpha, beta);
        return search(game, state, 0);
    }

    private int search(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        set(depth + 1, lower.get(depth), upper.get(depth));
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), depth + 1);
            if (max) {
                best = Math.max(best, value);
                lower.set(depth, Math.max(lower.get(depth), best));
                lower.set(depth + 1, lower.get(depth));
            } else {
                best = Math.min(best, value);
                upper.set(depth, Math.min(upper.get(depth), best));
                upper.set(depth + 1, upper.get(depth));
            }
            if (lower.get(depth) >= upper.get(depth)) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > alpha : value < beta) {
                bestAction = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return bestAction;
    }
}
