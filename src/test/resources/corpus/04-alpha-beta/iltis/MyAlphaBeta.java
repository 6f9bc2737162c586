// exercise: 04
// truth: wrong
// mistake: MIN takes its first child before the loop and then counts to size() - 1, so it never looks at its last child.
// player: MIN
// style: first child outside of the loop
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> list = game.actions(state);
        int best = value(game, game.result(state, list.get(0)), alpha, beta);
        if (game.player(state) == Player.MAX) {
            alpha = Math.max(alpha, best);
            for (int i = 1; i < list.size() && alpha < beta; i++) {
                best = Math.max(best, value(game, game.result(state, list.get(i)), alpha, beta));
                alpha = Math.max(alpha, best);
            }
        } else {
            beta = Math.min(beta, best);
            for (int i = 1; i < list.size() - 1 && alpha < beta; i++) {
                best = Math.min(best, value(game, game.result(state, list.get(i)), alpha, beta));
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> list = game.actions(state);
        A best = list.get(0);
        int v0 = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A a : list.subList(1, list.size())) {
            S next = game.result(state, a);
            if (game.player(state) == Player.MAX) {
                int v = value(game, next, v0, Window.INFINITY);
                if (v > v0) { v0 = v; best = a; }
            } else {
                int v = value(game, next, -Window.INFINITY, v0);
                if (v < v0) { v0 = v; best = a; }
            }
        }
        return best;
    }
}
