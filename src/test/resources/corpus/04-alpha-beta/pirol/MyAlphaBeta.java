// exercise: 04
// truth: wrong
// mistake: MIN tests the cut between asking the child and lowering best and beta, so it notices a cut one child too late.
// player: MIN
// style: two methods, running best in the window
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return max(game, state, alpha, beta);
        return min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (v > alpha) alpha = v;
            if (alpha >= beta) break;
        }
        return alpha;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (beta <= alpha) break;
            if (v < beta) beta = v;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
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
