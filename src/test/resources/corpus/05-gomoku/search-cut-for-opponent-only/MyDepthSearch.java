// exercise: 05
// truth: wrong
// mistake: a node is only left early if the other player moved at its parent; under a parent of the same player it goes on although the window is closed
// player: both
// style: helper with the parent's player, window as record
// kind: subtle
// single: yes
// detail: less pruning where the same player moves twice in a row below a node of the other; values are right, with strict turns the pruning too
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
        int highest = -Window.INFINITY;
        int lowest = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            highest = Math.max(highest, value);
            lowest = Math.min(lowest, value);
        }
        return game.player(state) == Player.MAX ? highest : lowest;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta), null);
    }

    /** @param above who moved to this state, null at the root */
    private int search(
            Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window, Player above) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        Window now = window;
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, now, player);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            now = now.narrowedBy(player, best);
            // somebody who moved here by choice would not avoid what is good for them
            if (now.closed() && above != player) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, window, player);
            Window narrowed = window.narrowedBy(player, value);
            if (!narrowed.equals(window)) {
                window = narrowed;
                best = action;
            }
        }
        return best;
    }
}
