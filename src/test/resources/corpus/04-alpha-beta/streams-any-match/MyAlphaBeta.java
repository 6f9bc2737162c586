// exercise: 04
// truth: right
// mistake: none; a stream whose anyMatch ends the loop at the cut
// player: both
// style: streams with state
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int[] w = {alpha, beta, max ? -Window.INFINITY : Window.INFINITY};
        game.actions(state).stream().map(a -> game.result(state, a)).anyMatch(next -> {
            int v = value(game, next, w[0], w[1]);
            if (max) w[0] = Math.max(w[0], w[2] = Math.max(w[2], v));
            else w[1] = Math.min(w[1], w[2] = Math.min(w[2], v));
            return w[0] >= w[1];
        });
        return w[2];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
