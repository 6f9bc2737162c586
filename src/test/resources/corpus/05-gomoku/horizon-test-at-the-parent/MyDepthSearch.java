// exercise: 05
// truth: wrong
// mistake: alphaBeta evaluates the children of the last ply in the parent's loop without asking whether the game is over there, so finished games at the horizon are evaluated
// kind: slip
// player: both
// style: the horizon is handled one ply earlier, in the loop
// single: yes
// detail: only where a game ends exactly at the horizon; minimax is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (player == Player.MAX ? value > best : value < best) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            // spare a call for each leaf
            int value = depth == 1 ? evaluation.value(next) : alphaBeta(game, evaluation, next, depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int value = max
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, best);
            if (max ? value > best : value < best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
