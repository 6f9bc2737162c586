// exercise: 05
// truth: wrong
// mistake: the array of killer moves has room for 64 plies, so alphaBeta and bestAction throw an exception when they look further
// player: both
// style: killer moves, ported from a chess engine
// single: yes
// detail: sometimes; only with a depth of 65 and more on games that go on so long
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MAX_PLY = 64;

    private final Object[] killers = new Object[MAX_PLY];

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = minimax(game, evaluation, game.result(state, move), depth - 1);
            if (max == (score > best) && score != best) {
                best = score;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Arrays.fill(killers, null);
        return search(game, evaluation, state, depth, 0, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int ply, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> moves = new ArrayList<>(game.actions(state));
        int at = moves.indexOf(killers[ply]);
        if (at > 0) {
            moves.add(0, moves.remove(at));
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            int score = search(game, evaluation, game.result(state, move), depth - 1, ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, score);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) {
                killers[ply] = move;
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Arrays.fill(killers, null);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int score = search(game, evaluation, game.result(state, move), depth - 1, 1, alpha, beta);
            if (max ? score > alpha : score < beta) {
                best = move;
                if (max) {
                    alpha = score;
                } else {
                    beta = score;
                }
            }
        }
        return best;
    }
}
