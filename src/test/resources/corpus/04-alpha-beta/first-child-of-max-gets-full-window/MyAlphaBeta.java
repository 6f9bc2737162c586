// exercise: 04
// truth: wrong
// mistake: the first child of every MAX node is searched with the full window, so the bounds from above are not used in it
// player: MAX
// style: index loop, the eldest child in full
// single: yes
// detail: values right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        var actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            // the first child gives the true value to start with
            int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
            for (int i = 1; i < actions.size() && best < beta; i++) {
                best = Math.max(best, value(game, game.result(state, actions.get(i)), Math.max(alpha, best), beta));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 0; i < actions.size() && best > alpha; i++) {
            best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, Math.min(beta, best)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        var actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int chosen = 0;
        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i < actions.size(); i++) {
            S next = game.result(state, actions.get(i));
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                chosen = i;
            }
        }
        return actions.get(chosen);
    }
}
