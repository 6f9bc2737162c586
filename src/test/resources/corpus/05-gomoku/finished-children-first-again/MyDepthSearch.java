// exercise: 05
// truth: right
// mistake: none; unusual: at each node the children in which the game is over come before the others, and then the rest in reverse order
// player: both
// style: children sorted into two lists by game.terminal, which asks for no value
// single: yes
// detail: every value is used at once, nothing is asked twice; null is avoided by Optional
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private record Child<S, A>(A via, S state) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        List<Child<S, A>> over = new ArrayList<>();
        List<Child<S, A>> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                over.add(new Child<>(action, next));
            } else {
                open.add(0, new Child<>(action, next));
            }
        }
        over.addAll(open);
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
        boolean max = game.player(state) == Player.MAX;
        Optional<Integer> best = Optional.empty();
        for (Child<S, A> child : children(game, state)) {
            int v = minimax(game, evaluation, child.state(), depth - 1);
            best = Optional.of(best.map(b -> max ? Math.max(b, v) : Math.min(b, v)).orElse(v));
        }
        return best.orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int low = alpha;
        int high = beta;
        int found = max ? -Window.INFINITY : Window.INFINITY;
        for (Child<S, A> child : children(game, state)) {
            int v = alphaBeta(game, evaluation, child.state(), depth - 1, low, high);
            if (max) {
                found = Math.max(found, v);
                low = Math.max(low, v);
            } else {
                found = Math.min(found, v);
                high = Math.min(high, v);
            }
            if (low >= high) {
                return found;
            }
        }
        return found;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (Child<S, A> child : children(game, state)) {
            int v = alphaBeta(game, evaluation, child.state(), depth - 1, low, high);
            if (max && v > low) {
                low = v;
                best = child.via();
            } else if (!max && v < high) {
                high = v;
                best = child.via();
            }
        }
        return best;
    }
}
