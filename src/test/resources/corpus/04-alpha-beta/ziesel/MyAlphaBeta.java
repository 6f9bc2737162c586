// exercise: 04
// truth: wrong
// mistake: All nodes share one array for the window; a node narrows it and its parent and siblings see that.
// player: both
// style: window as int[2] handed down
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int search(Game<S, A> game, S state, int[] ab) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, search(game, game.result(state, a), ab));
                ab[0] = Math.max(ab[0], v);
                if (ab[0] >= ab[1]) return v;
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, search(game, game.result(state, a), ab));
            ab[1] = Math.min(ab[1], v);
            if (ab[0] >= ab[1]) return v;
        }
        return v;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = a; }
            } else {
                if (v < beta) { beta = v; best = a; }
            }
        }
        return best;
    }
}
