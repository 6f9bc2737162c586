// exercise: 05
// truth: right
// mistake: none; one search returns a Choice (action and value), the window is a Window object that narrowedBy makes anew at each node
// player: both
// style: over-engineer: Choice<A>, Window.narrowedBy, Optional-free, one method for value and action
// single: yes
// detail: strictly better replaces, so that a bound that equals the best is no tie
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
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            Choice<A> choice = new Choice<>(action, minimax(game, evaluation, game.result(state, action), depth - 1));
            if (best == null || better(player, choice.value(), best.value())) {
                best = choice;
            }
        }
        return best.value();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta)).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return search(game, evaluation, state, depth, Window.FULL).action();
    }

    /** The best choice; without an action where the search ends. */
    private Choice<A> search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        if (depth == 0) {
            return new Choice<>(null, evaluation.value(state));
        }
        Player player = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, window).value();
            if (best == null || better(player, value, best.value())) {
                best = new Choice<>(action, value);
                window = window.narrowedBy(player, value);
                if (window.closed()) {
                    return best;
                }
            }
        }
        return best;
    }

    private static boolean better(Player player, int value, int than) {
        return player == Player.MAX ? value > than : value < than;
    }
}
