// exercise: 04
// truth: wrong
// mistake: The loop over the actions of a MIN node ends at size() - 1, so its last child is never looked at unless it is the only one.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        int v = value(game, game.result(state, actions.get(0)), alpha, beta);
        int i = 1;
        if (game.player(state) == Player.MAX) {
            while (i < actions.size() && v < beta) {
                alpha = Math.max(alpha, v);
                v = Math.max(v, value(game, game.result(state, actions.get(i)), alpha, beta));
                i++;
            }
        } else {
            while (i < actions.size() - 1 && v > alpha) {
                beta = Math.min(beta, v);
                v = Math.min(v, value(game, game.result(state, actions.get(i)), alpha, beta));
                i++;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
