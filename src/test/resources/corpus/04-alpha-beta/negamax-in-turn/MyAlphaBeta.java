// exercise: 04
// truth: wrong
// mistake: negamax that turns the sign at every ply, so it is wrong where a player moves twice
// player: both
// style: negamax with colour
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** The short version from the encyclopedia. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int color = game.player(state) == Player.MAX ? 1 : -1;
        if (color == 1) return negamax(game, state, alpha, beta, 1);
        return -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S node, int α, int β, int color) {
        if (game.terminal(node)) return color * game.utility(node);
        int value = -Window.INFINITY;
        for (A child : game.actions(node)) {
            value = Math.max(value, -negamax(game, game.result(node, child), -β, -α, -color));
            α = Math.max(α, value);
            if (α >= β) break; // (* cut-off *)
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int α = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = -negamax(game, game.result(state, a), -Window.INFINITY, -α, -color);
            if (v > α) {
                α = v;
                best = a;
            }
        }
        return best;
    }
}
