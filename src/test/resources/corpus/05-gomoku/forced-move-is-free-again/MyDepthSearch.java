// exercise: 05
// truth: wrong
// mistake: an action that is the only one does not use up a ply, as chess programs extend forced replies, so that the search looks deeper than asked for
// player: both
// style: switch over Player, final variables, a comment-free engine style
// single: yes
// detail: sometimes, only below nodes with a single action
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static int nextDepth(final int depth, final List<?> moves) {
        final int extension = moves.size() == 1 ? 1 : 0;
        return depth - 1 + extension;
    }

    @Override
    public int minimax(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        final List<A> moves = game.actions(state);
        final int next = nextDepth(depth, moves);
        return switch (game.player(state)) {
            case MAX -> {
                int m = -Window.INFINITY;
                for (final A a : moves) {
                    m = Math.max(m, minimax(game, evaluation, game.result(state, a), next));
                }
                yield m;
            }
            case MIN -> {
                int m = Window.INFINITY;
                for (final A a : moves) {
                    m = Math.min(m, minimax(game, evaluation, game.result(state, a), next));
                }
                yield m;
            }
        };
    }

    @Override
    public int alphaBeta(
            final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        final List<A> moves = game.actions(state);
        final int next = nextDepth(depth, moves);
        switch (game.player(state)) {
            case MAX:
                for (final A a : moves) {
                    alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, a), next, alpha, beta));
                    if (alpha >= beta) {
                        return beta;
                    }
                }
                return alpha;
            default:
                for (final A a : moves) {
                    beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, a), next, alpha, beta));
                    if (beta <= alpha) {
                        return alpha;
                    }
                }
                return beta;
        }
    }

    @Override
    public A bestAction(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        final boolean max = game.player(state) == Player.MAX;
        final List<A> moves = game.actions(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (final A move : moves) {
            final int score = alphaBeta(game, evaluation, game.result(state, move), nextDepth(depth, moves), alpha, beta);
            if (max) {
                if (score > alpha) {
                    alpha = score;
                    best = move;
                }
            } else if (score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
