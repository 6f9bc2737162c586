// exercise: 05
// truth: right
// mistake: none; one recursion returns a Choice for all three methods, the window is a Window that is narrowed, and finished children are looked at before the others.
// player: both
// style: records Choice and Window, one recursion
// single: yes
import java.util.ArrayList;
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
        }
        if (depth < 1) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .summaryStatistics();
        return switch (game.player(state)) {
            case MAX -> values.getMax();
            case MIN -> values.getMin();
        };
    }

    private Choice<A> choose(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        if (depth == 0) {
            return new Choice<>(null, evaluation.value(state));
        }
        Player player = game.player(state);
        List<A> finished = new ArrayList<>();
        List<A> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            (game.terminal(game.result(state, action)) ? finished : others).add(action);
        }
        finished.addAll(others);
        Choice<A> best = null;
        for (A action : finished) {
            int value = choose(game, evaluation, game.result(state, action), depth - 1, window).value();
            if (best == null || (player == Player.MAX ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return choose(game, evaluation, state, depth, new Window(alpha, beta)).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return choose(game, evaluation, state, depth, Window.FULL).action();
    }
}
