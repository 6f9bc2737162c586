// exercise: 05
// truth: wrong
// mistake: bestAction hands the depth itself, not depth - 1, to the search of each child, so it looks one ply further than asked.
// player: both
// style: Window record with narrowedBy and closed
// single: yes
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
        if (depth <= 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = minimax(game, evaluation, game.result(state, actions.get(i)), depth - 1);
        }
        int best = values[0];
        for (int v : values) {
            best = game.player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            if (window.closed()) {
                break;
            }
            int value = search(game, evaluation, game.result(state, action), depth - 1, window);
            window = window.narrowedBy(player, value);
        }
        return player == Player.MAX ? window.alpha() : window.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth, window);
            Window narrower = window.narrowedBy(player, value);
            if (!narrower.equals(window)) {
                window = narrower;
                best = action;
            }
        }
        return best;
    }
}
