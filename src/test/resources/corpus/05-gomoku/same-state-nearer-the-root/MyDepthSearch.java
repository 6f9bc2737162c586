// exercise: 05
// truth: wrong
// mistake: minimax remembers the value of a state without how many plies were left, so a state that comes again nearer to the root or further down gets a value of the wrong depth.
// kind: subtle
// player: both
// style: memo table by state, computeIfAbsent-like, new for every call
// single: yes
// detail: only in games in which an equal state is reached after different numbers of plies within one search; never in trees; alphaBeta is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Memo<>(game, evaluation).value(state, depth);
    }

    private static class Memo<S, A> extends ForwardingGame<S, A> {
        private final Evaluation<S> evaluation;
        private final Map<S, Integer> seen = new HashMap<>(); // equal states are the same position

        Memo(Game<S, A> game, Evaluation<S> evaluation) {
            super(game);
            this.evaluation = evaluation;
        }

        int value(S state, int depth) {
            if (terminal(state)) return utility(state);
            if (depth == 0) return evaluation.value(state);
            if (seen.containsKey(state)) return seen.get(state);
            int best = player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions(state)) {
                int v = value(result(state, action), depth - 1);
                best = player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            }
            seen.put(state, best);
            return best;
        }
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            int v = max
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, beta)
                    : alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, best);
            if (max ? v > best : v < best) best = v;
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && v > alpha || !max && v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
