// exercise: 04
// truth: wrong
// mistake: a state that is over is only recognised among the children: asked about a leaf itself, value asks for its player
// player: both
// style: one method, ends looked at in the loop
// single: yes
// detail: leaf at root
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = game.terminal(next) ? game.utility(next) : value(game, next, alpha, beta);
            switch (game.player(state)) {
                case MAX:
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                    break;
                case MIN:
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                    break;
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = game.terminal(next) ? game.utility(next) : value(game, next, alpha, beta);
            if (max && v > alpha) {
                best = action;
                alpha = v;
            } else if (!max && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
