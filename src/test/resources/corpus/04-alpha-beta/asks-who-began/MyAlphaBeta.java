// exercise: 04
// truth: wrong
// mistake: bestAction plays for the player who is to move in the initial state of the game instead of in the given one
// player: both
// style: Choice of the best so far, window in locals
// single: yes
// detail: sometimes, only for states below the root where the other player is to move
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (Player.MAX == game.player(state)) {
            int v = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                v = Integer.max(v, value(game, game.result(state, action), alpha, beta));
                alpha = Integer.max(alpha, v);
                if (alpha >= beta) break;
            }
            return v;
        }
        int v = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            v = Integer.min(v, value(game, game.result(state, action), alpha, beta));
            beta = Integer.min(beta, v);
            if (alpha >= beta) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Choice<A> best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null
                    || me == Player.MAX && v > best.value()
                    || me == Player.MIN && v < best.value()) {
                best = new Choice<>(action, v);
            }
            if (me == Player.MAX) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
        }
        return best.action();
    }
}
