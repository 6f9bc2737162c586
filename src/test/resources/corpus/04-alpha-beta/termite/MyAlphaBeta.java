// exercise: 04
// truth: wrong
// mistake: MAX stops as soon as its best is 1, as if 1 were always a win and nothing could be better.
// player: MAX
// style: tic-tac-toe habit, two methods
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    static final int X_WINS = 1;

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return maxValue(game, state, alpha, beta);
        else return minValue(game, state, alpha, beta);
    }

    int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v == X_WINS) return v;   // won already
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), v, Window.INFINITY);
                if (w > v) { v = w; best = a; }
            }
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), -Window.INFINITY, v);
                if (w < v) { v = w; best = a; }
            }
        }
        return best;
    }
}
