// exercise: 05
// truth: right
// mistake: -
// player: both
// style: fail-hard with the record Window, streams with takeWhile and a holder, bestAction by Optional and compare of windows
// single: yes
// detail: -

import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
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
        if (depth < 1) {
            return evaluation.value(state);
        }
        IntStream below = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return (game.player(state) == Player.MAX ? below.max() : below.min()).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return hard(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int hard(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window given) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth < 1) {
            return evaluation.value(state);
        }
        Player mover = game.player(state);
        AtomicReference<Window> window = new AtomicReference<>(given);
        game.actions(state).stream()
                .takeWhile(action -> !window.get().closed())
                .forEachOrdered(action -> window.set(window.get()
                        .narrowedBy(mover, hard(game, evaluation, game.result(state, action), depth - 1, window.get()))));
        // Where no child was inside, the bound of the caller is what is left.
        return mover == Player.MAX ? window.get().alpha() : window.get().beta();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = hard(game, evaluation, game.result(state, action), depth - 1, window);
            Window after = window.narrowedBy(mover, value);
            if (!after.equals(window)) {
                best = action;
                window = after;
            }
        }
        return best;
    }
}
