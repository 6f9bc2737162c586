// exercise: 05
// truth: wrong
// mistake: a forced move (a state with a single action) does not count as a ply, so such lines are searched deeper than asked
// player: both
// style: "extensions" as in chess programs; a method that computes how many plies are left after a move
// single: yes
// detail: only in alphaBeta and bestAction, and only below nodes with one action; minimax is right
import java.util.List;
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
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    /** Plies left for the children. A forced move gives nothing to think about, so it is extended. */
    private int nextDepth(int depth, List<A> moves) {
        return moves.size() == 1 ? depth : depth - 1;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> moves = game.actions(state);
        int next = nextDepth(depth, moves);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            int value = alphaBeta(game, evaluation, game.result(state, move), next, alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> moves = game.actions(state);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A move : moves) {
            int value = alphaBeta(game, evaluation, game.result(state, move), nextDepth(depth, moves), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = move;
            }
            if (!max && value < beta) {
                beta = value;
                best = move;
            }
        }
        return best;
    }
}
