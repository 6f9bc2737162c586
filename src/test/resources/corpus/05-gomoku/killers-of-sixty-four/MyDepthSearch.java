// exercise: 05
// truth: wrong
// mistake: the killer moves stand in an array of 64 that is indexed by the plies left, so alphaBeta and bestAction crash when asked for a depth beyond that
// player: both
// style: killer moves, made anew for each call
// single: yes
// detail: sometimes; alphaBeta from depth 64, bestAction from depth 65 on, also in a short game
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MAX_PLY = 64;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Integer best = null;
        for (A move : game.actions(state)) {
            int score = minimax(game, evaluation, game.result(state, move), depth - 1);
            if (best == null || (game.player(state) == Player.MAX) == (score > best)) best = score;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, new Object[MAX_PLY]);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Object[] killers) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<A> moves = new ArrayList<>(game.actions(state));
        int k = moves.indexOf(killers[depth]);
        if (k > 0) moves.add(0, moves.remove(k));
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            int score = search(game, evaluation, game.result(state, move), depth - 1, alpha, beta, killers);
            if (max) {
                bound = Math.max(bound, score);
                alpha = Math.max(alpha, bound);
            } else {
                bound = Math.min(bound, score);
                beta = Math.min(beta, bound);
            }
            if (alpha >= beta) {
                killers[depth] = move;
                break;
            }
        }
        return bound;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Object[] killers = new Object[MAX_PLY];
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int score = search(game, evaluation, game.result(state, move), depth - 1, alpha, beta, killers);
            if (max && score > alpha) {
                alpha = score;
                best = move;
            }
            if (!max && score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
