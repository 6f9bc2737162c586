// exercise: 05
// truth: right
// mistake: none; unusual: at each node the finished children are read before all others, children that are equal states are looked at once, the others come in reverse order, and the cut needs alpha > beta for MAX but is made at equality for MIN
// player: both
// style: records Child and Window narrowed immutably, LinkedHashMap of children, fail-soft
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** A child and an action that leads there. */
    private record Child<S, A>(S state, A action, boolean over) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        Map<S, A> different = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            different.putIfAbsent(game.result(state, action), action);
        }
        List<Child<S, A>> over = new ArrayList<>();
        List<Child<S, A>> others = new ArrayList<>();
        different.forEach((child, action) -> {
            boolean end = game.terminal(child);
            (end ? over : others).add(new Child<>(child, action, end));
        });
        Collections.reverse(others);
        over.addAll(others);
        return over;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (Child<S, A> child : children(game, state)) {
            int value = minimax(game, evaluation, child.state(), depth - 1);
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
        }
        return game.player(state) == Player.MAX ? highest : lowest;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? most(game, evaluation, children(game, state), depth, window)
                : least(game, evaluation, children(game, state), depth, window);
    }

    private int most(
            Game<S, A> game, Evaluation<S> evaluation, List<Child<S, A>> children, int depth, Window window) {
        int best = -Window.INFINITY;
        Window now = window;
        for (Child<S, A> child : children) {
            best = Math.max(best, search(game, evaluation, child.state(), depth - 1, now));
            now = now.narrowedBy(Player.MAX, best);
            if (now.alpha() > now.beta()) { // at equality it goes on
                return best;
            }
        }
        return best;
    }

    private int least(
            Game<S, A> game, Evaluation<S> evaluation, List<Child<S, A>> children, int depth, Window window) {
        int best = Window.INFINITY;
        Window now = window;
        for (Child<S, A> child : children) {
            best = Math.min(best, search(game, evaluation, child.state(), depth - 1, now));
            now = now.narrowedBy(Player.MIN, best);
            if (now.closed()) {
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
        for (Child<S, A> child : children(game, state)) {
            int value = search(game, evaluation, child.state(), depth - 1, window);
            Window narrower = window.narrowedBy(player, value);
            if (!narrower.equals(window)) {
                window = narrower;
                best = child.action();
            }
        }
        return best;
    }
}
