// exercise: 04
// truth: wrong
// mistake: in bestAction the second branch does not ask for the player, so MAX's worse actions fall into the branch of MIN and are taken
// player: MAX
// style: like the skeleton, else-if
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int v = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, beta);
            if (isMax) {
                if (w > v) v = w;
                if (v > alpha) alpha = v;
            } else {
                if (w < v) v = w;
                if (v < beta) beta = v;
            }
            if (beta <= alpha) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, beta);
            if (isMax && w > alpha) {
                alpha = w;
                best = a;
            } else if (w < beta) {
                beta = w;
                best = a;
            }
        }
        return best;
    }
}
