// exercise: 05
// truth: right
// mistake: none; as in the textbook, maxValue and minValue, each cuts only beyond the other's bound; an action with its value in a record
// player: both
// style: mutual recursion, record, fail-soft, cut at strict inequality
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Rated<A>(A action, int value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null) best = v;
            else best = game.player(state) == Player.MAX ? Integer.max(best, v) : Integer.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return rated(game, evaluation, state, depth, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return rated(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action();
    }

    private Rated<A> rated(Game<S, A> game, Evaluation<S> ev, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return new Rated<>(null, game.utility(state));
        if (depth == 0) return new Rated<>(null, ev.value(state));
        return game.player(state) == Player.MAX
                ? maxValue(game, ev, state, depth, alpha, beta)
                : minValue(game, ev, state, depth, alpha, beta);
    }

    private Rated<A> maxValue(Game<S, A> game, Evaluation<S> ev, S state, int depth, int alpha, int beta) {
        Rated<A> best = new Rated<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = rated(game, ev, game.result(state, action), depth - 1, alpha, beta).value();
            if (v > best.value()) {
                best = new Rated<>(action, v);
                alpha = Math.max(alpha, v);
            }
            if (v > beta) break;
        }
        return best;
    }

    private Rated<A> minValue(Game<S, A> game, Evaluation<S> ev, S state, int depth, int alpha, int beta) {
        Rated<A> best = new Rated<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = rated(game, ev, game.result(state, action), depth - 1, alpha, beta).value();
            if (v < best.value()) {
                best = new Rated<>(action, v);
                beta = Math.min(beta, v);
            }
            if (v < alpha) break;
        }
        return best;
    }
}
