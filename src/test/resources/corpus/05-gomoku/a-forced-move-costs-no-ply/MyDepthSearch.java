// exercise: 05
// truth: wrong
// mistake: where there is one action only, the depth is handed down undiminished (a one-reply extension), so lines with forced moves are searched deeper than asked for
// kind: subtle
// player: both
// style: record for the window, helper for the next depth
// single: yes
// detail: only if a node with a single child lies above the horizon
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static int nextDepth(List<?> actions, int depth) {
        return actions.size() == 1 ? depth : depth - 1; // nothing was chosen, so nothing was looked ahead
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = minimax(game, evaluation, game.result(state, action), nextDepth(actions, depth));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        List<A> actions = game.actions(state);
        Window now = window;
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = search(game, evaluation, game.result(state, action), nextDepth(actions, depth), now);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            now = now.narrowedBy(player, best);
            if (now.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta));
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        List<A> actions = game.actions(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : actions) {
            int value = search(game, evaluation, game.result(state, action), nextDepth(actions, depth), window);
            if (window.contains(value)) {
                window = window.narrowedBy(player, value);
                best = action;
            }
        }
        return best;
    }
}
