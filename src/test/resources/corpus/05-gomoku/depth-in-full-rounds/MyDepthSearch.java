// exercise: 05
// truth: wrong
// mistake: only a move of MIN uses up a ply, so MAX moves for nothing and the search looks too far
// player: both
// style: helper for the depth that is left, sentinel loop
// single: yes
// detail: always in all three methods, as soon as MAX moves somewhere before the horizon; every leaf has depth 0 or is an end
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int left(Player mover, int depth) {
        return mover == Player.MIN ? depth - 1 : depth;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Player mover = game.player(state);
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), left(mover, depth));
            if (mover == Player.MAX && value > best) best = value;
            if (mover == Player.MIN && value < best) best = value;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Player mover = game.player(state);
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        boolean cut = false;
        for (A action : game.actions(state)) {
            if (cut) continue;
            int value = alphaBeta(game, evaluation, game.result(state, action), left(mover, depth), alpha, beta);
            if (mover == Player.MAX) {
                if (value > best) best = value;
                if (best > alpha) alpha = best;
            } else {
                if (value < best) best = value;
                if (best < beta) beta = best;
            }
            cut = beta <= alpha;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), left(mover, depth), alpha, beta);
            if (mover == Player.MAX && value > alpha) {
                best = action;
                alpha = value;
            }
            if (mover == Player.MIN && value < beta) {
                best = action;
                beta = value;
            }
        }
        return best;
    }
}
