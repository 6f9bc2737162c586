// exercise: 04
// truth: wrong
// mistake: a MIN node is left when its value is at most beta, where it has to be at most alpha
// player: MIN
// style: two methods after the Python of a textbook, infinities in constants
// single: yes
// detail: often; needs a MIN node with a finite beta, so a MIN node below or after another MIN node
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? max_value(game, state, alpha, beta)
                : min_value(game, state, alpha, beta);
    }

    int max_value(Game<S, A> game, S state, int alpha, int beta) {
        int v = -INF;
        for (A a : game.actions(state)) {
            int v2 = value(game, game.result(state, a), alpha, beta);
            if (v2 > v) {
                v = v2;
                alpha = Math.max(alpha, v);
            }
            if (v >= beta) return v;
        }
        return v;
    }

    int min_value(Game<S, A> game, S state, int alpha, int beta) {
        int v = +INF;
        for (A a : game.actions(state)) {
            int v2 = value(game, game.result(state, a), alpha, beta);
            if (v2 < v) {
                v = v2;
            }
            if (v <= beta) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean toMax = game.player(state) == Player.MAX;
        int best_score = toMax ? -INF : INF;
        A best_action = null;
        for (A a : game.actions(state)) {
            int v = toMax
                    ? value(game, game.result(state, a), best_score, INF)
                    : value(game, game.result(state, a), -INF, best_score);
            if (toMax && v > best_score || !toMax && v < best_score) {
                best_score = v;
                best_action = a;
            }
        }
        return best_action;
    }
}
