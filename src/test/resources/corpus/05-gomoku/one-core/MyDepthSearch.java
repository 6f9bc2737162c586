// exercise: 05
// truth: right
// mistake: none; alphaBeta and bestAction share a core that returns a Choice
// player: both
// style: one core with a window record, minimax apart
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return core(game, evaluation, state, depth, new Window(alpha, beta)).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return core(game, evaluation, state, depth, Window.FULL).action();
    }

    private Choice<A> core(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        if (depth == 0) {
            return new Choice<>(null, evaluation.value(state));
        }
        Player mover = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = core(game, evaluation, game.result(state, action), depth - 1, window).value();
            // only really better ones, an equal number may be a bound
            if (best == null || (mover == Player.MAX ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
            window = window.narrowedBy(mover, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }
}
