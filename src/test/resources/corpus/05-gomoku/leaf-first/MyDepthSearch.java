// exercise: 05
// truth: wrong
// mistake: In alphaBeta the depth is asked about before the end of the game, so a finished game at the horizon is evaluated instead of getting its utility (minimax is right).
// player: both
// style: record for the window, ternaries
// kind: slip
// single: yes
// detail: a terminal state exactly where no plies are left, in alphaBeta and bestAction
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
        Player player = game.player(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = best == null ? value : player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, window);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, best);
            if (window.closed()) {
                return best;
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
            int value = search(game, evaluation, game.result(state, action), depth - 1, window);
            if (window.contains(value)) {
                window = window.narrowedBy(player, value);
                best = action;
            }
        }
        return best;
    }
}
