// exercise: 04
// truth: wrong
// mistake: The best number at a MAX root is a field that is set once and never put back, so the next call compares with the last game.
// player: MAX
// style: fields for the root
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int bestValue = -Window.INFINITY;
    private A bestAction;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (max) {
                v = Math.max(v, child);
                alpha = Math.max(alpha, v);
            } else {
                v = Math.min(v, child);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        bestAction = game.actions(state).get(0);
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    bestAction = action;
                }
            }
        } else {
            int smallest = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, smallest);
                if (v < smallest) {
                    smallest = v;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
