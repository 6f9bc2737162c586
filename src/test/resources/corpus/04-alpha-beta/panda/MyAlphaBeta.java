// exercise: 04
// truth: wrong
// mistake: A node tells its children only its own best and not the bound from further up: shallow cutoffs only.
// player: both
// style: two methods with one bound each, parent's best handed down
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = alpha;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), best, Window.INFINITY));
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = beta;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), -Window.INFINITY, best));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bound = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            switch (game.player(state)) {
                case MAX: {
                    int v = value(game, next, bound, Window.INFINITY);
                    if (v > bound) {
                        bound = v;
                        best = action;
                    }
                    break;
                }
                case MIN: {
                    int v = value(game, next, -Window.INFINITY, bound);
                    if (v < bound) {
                        bound = v;
                        best = action;
                    }
                    break;
                }
            }
        }
        return best;
    }
}
