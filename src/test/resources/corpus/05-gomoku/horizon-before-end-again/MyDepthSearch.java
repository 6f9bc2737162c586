// exercise: 05
// truth: wrong
// mistake: with no plies left the state is evaluated before anybody asks whether the game is over, so finished games at the horizon get the evaluation, not their utility
// player: both
// style: one private method that says what a state is worth where the search stops, as OptionalInt
// single: yes
// detail: the helper is used by minimax and by alphaBeta, so both have it
import java.util.OptionalInt;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** Empty means: keep searching. */
    private OptionalInt stop(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth <= 0) {
            return OptionalInt.of(evaluation.value(state));
        }
        return game.terminal(state) ? OptionalInt.of(game.utility(state)) : OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt end = stop(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt end = stop(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (v <= alpha) {
                    return v;
                }
                beta = Math.min(beta, v);
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        A choice = null;
        boolean maximizing = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, lower, upper);
            if (maximizing ? v > lower : v < upper) {
                choice = a;
                if (maximizing) lower = v;
                else upper = v;
            }
        }
        return choice;
    }
}
