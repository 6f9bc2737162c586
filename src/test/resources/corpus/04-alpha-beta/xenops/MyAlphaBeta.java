// exercise: 04
// truth: wrong
// mistake: MAX tests the cut only in the else branch, after a child that did not improve its best.
// player: MAX
// style: if and else if chain
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), Math.max(alpha, best), beta);
                if (v > best) {
                    best = v;
                } else if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, Math.min(beta, best));
                if (v < best) {
                    best = v;
                }
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int lower = max ? bestValue : -Window.INFINITY;
            int upper = max ? Window.INFINITY : bestValue;
            int v = value(game, game.result(state, a), lower, upper);
            if (v > lower && v < upper) {
                bestValue = v;
                best = a;
            }
        }
        return best;
    }
}
