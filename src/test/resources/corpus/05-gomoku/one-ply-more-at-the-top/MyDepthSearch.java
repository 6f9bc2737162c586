// exercise: 05
// truth: wrong
// mistake: bestAction searches its children with the full depth, one ply further than asked for
// player: both
// style: shared helper
// single: yes
// detail: -
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** The end of the line, or null if the search goes on. */
    private Integer end(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        return null;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Integer end = end(game, evaluation, state, depth);
        if (end != null) return end;
        IntStream values =
                game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Integer end = end(game, evaluation, state, depth);
        if (end != null) return end;
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > best) best = v;
                if (best >= beta) return best;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best <= alpha) return best;
                if (best < beta) beta = best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth, a, b);
            if (max ? v > a : v < b) {
                best = action;
                if (max) a = v;
                else b = v;
            }
        }
        return best;
    }
}
