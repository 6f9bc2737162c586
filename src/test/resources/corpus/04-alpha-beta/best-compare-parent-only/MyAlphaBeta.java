// exercise: 04
// truth: wrong
// mistake: Best-compare form without alpha and beta: each node only knows the best of its nearest ancestor of the other player and nothing from further up (no deep cutoffs); the window given to value is used at the top node alone.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? max(game, state, beta) : min(game, state, alpha);
    }

    // bound = what MIN already has one level up
    private int max(Game<S, A> game, S state, int bound) {
        int best = -INF;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = game.terminal(next) ? game.utility(next)
                    : game.player(next) == Player.MIN ? min(game, next, best) : max(game, next, bound);
            if (v > best) best = v;
            if (best >= bound) return best;
        }
        return best;
    }

    // bound = what MAX already has one level up
    private int min(Game<S, A> game, S state, int bound) {
        int best = INF;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = game.terminal(next) ? game.utility(next)
                    : game.player(next) == Player.MAX ? max(game, next, best) : min(game, next, bound);
            if (v < best) best = v;
            if (best <= bound) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int alpha = -INF, beta = INF;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                choice = action;
            }
            if (!max && v < beta) {
                beta = v;
                choice = action;
            }
        }
        return choice;
    }
}
