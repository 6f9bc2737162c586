// exercise: 04
// truth: wrong
// mistake: an action that is better by 50 or more only gives a bound, and bestAction takes it and stops without searching again with a wider window
// player: both
// style: aspiration window around the first action's value
// single: yes
// detail: only where values are far apart
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, child) : Math.min(best, child);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int first = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        // aspiration window: the others will not be far from the first
        int alpha = game.player(state) == Player.MAX ? first : first - MARGIN;
        int beta = game.player(state) == Player.MAX ? first + MARGIN : first;
        for (A action : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
