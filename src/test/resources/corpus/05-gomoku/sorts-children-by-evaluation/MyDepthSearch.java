// exercise: 05
// truth: wrong
// mistake: alphaBeta sorts the children by their evaluation before it searches them, so the evaluation is also asked above the horizon, where it must not be.
// player: both
// style: move ordering with comparator and streams
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
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
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private List<S> children(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<S> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            children.add(game.result(state, action));
        }
        if (depth > 1) {
            Comparator<S> byValue = Comparator.comparingInt(
                    child -> game.terminal(child) ? Window.MAX_VALUE : evaluation.value(child));
            children.sort(game.player(state) == Player.MAX ? byValue.reversed() : byValue);
        }
        return children;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (S child : children(game, evaluation, state, depth)) {
                best = Math.max(best, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (S child : children(game, evaluation, state, depth)) {
            best = Math.min(best, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
