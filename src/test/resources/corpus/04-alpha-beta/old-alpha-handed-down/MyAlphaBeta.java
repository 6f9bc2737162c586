// exercise: 04
// truth: wrong
// mistake: MAX raises a variable of its own, but the children get the alpha with which the node was entered
// player: MAX
// style: one method, two branches, copies of the bounds
// single: yes
// detail: values are right; leaves are looked at below later children of MAX that cannot matter
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        int lower = alpha;
        int upper = beta;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, upper);
                best = Math.max(best, v);
                lower = Math.max(lower, best);
                if (lower >= upper) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), lower, upper);
                best = Math.min(best, v);
                upper = Math.min(upper, best);
                if (lower >= upper) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), lower, upper);
            if (game.player(state) == Player.MAX && v > lower) {
                lower = v;
                choice = action;
            }
            if (game.player(state) == Player.MIN && v < upper) {
                upper = v;
                choice = action;
            }
        }
        return choice;
    }
}
