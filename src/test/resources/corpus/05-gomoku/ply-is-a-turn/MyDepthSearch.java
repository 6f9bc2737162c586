// exercise: 05
// truth: wrong
// mistake: A ply is only taken off the depth when the player changes, so where a player moves twice in a row the search looks too deep.
// player: both
// style: two methods for minimax, one helper for the depth
// single: yes
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int left(Game<S, A> game, S from, S to, int depth) {
        if (game.terminal(to)) {
            return depth - 1;
        }
        return game.player(from) == game.player(to) ? depth : depth - 1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = minimax(game, evaluation, child, left(game, state, child, depth));
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                best = Math.max(best, alphaBeta(game, evaluation, child, left(game, state, child, depth), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            best = Math.min(best, alphaBeta(game, evaluation, child, left(game, state, child, depth), alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        for (A action : actions) {
            S child = game.result(state, action);
            int v = alphaBeta(game, evaluation, child, left(game, state, child, depth), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
