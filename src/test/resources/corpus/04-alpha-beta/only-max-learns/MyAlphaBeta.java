// exercise: 04
// truth: wrong
// mistake: at a MIN root every action is searched with the full window; at a MAX root alpha is raised as it should be
// player: MIN
// style: root in two branches
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int[] w = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        int best = mine == 0 ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), w[0], w[1]);
            best = mine == 0 ? Math.max(v, best) : Math.min(v, best);
            w[mine] = mine == 0 ? Math.max(w[0], best) : Math.min(w[1], best);
            if (w[0] >= w[1]) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
            return best;
        }
        int lowest = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, Window.INFINITY);
            if (v < lowest) {
                lowest = v;
                best = action;
            }
        }
        return best;
    }
}
