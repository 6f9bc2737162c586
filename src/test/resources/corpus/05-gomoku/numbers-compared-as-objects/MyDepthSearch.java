// exercise: 05
// truth: wrong
// mistake: bestAction first finds the best value and then looks for the action with it by == on two Integer objects, which is false beyond 127, so it takes the first action
// kind: subtle
// player: both
// style: generic record of action and boxed value, list of candidates
// single: yes
// detail: only if the best value is outside -128 to 127 and the first action is not the best
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Tried<T>(T action, Integer value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        values.sort(null);
        return game.player(state) == Player.MAX ? values.get(values.size() - 1) : values.get(0);
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
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (v >= beta) return v;
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<Tried<A>> improvements = new ArrayList<>();
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (alpha < value && value < beta) {
                improvements.add(new Tried<>(action, value));
                if (max) alpha = value;
                else beta = value;
            }
        }
        Integer best = max ? alpha : beta;
        for (Tried<A> tried : improvements) {
            if (tried.value() == best) {
                return tried.action();
            }
        }
        return improvements.get(0).action();
    }
}
