// exercise: 05
// truth: right
// mistake: none; at every node the children that end the game are read before the others
// player: both
// style: fail-soft, sorted children, a record for action and state
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Child<S, A>(A action, S state, boolean over) {}

    private record Answer<A>(A action, int value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = 0;
        boolean first = true;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (first || (game.player(state) == Player.MAX ? value > best : value < best)) {
                best = value;
                first = false;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return choose(game, evaluation, state, depth, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return choose(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action();
    }

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        List<Child<S, A>> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            children.add(new Child<>(action, next, game.terminal(next)));
        }
        children.sort(Comparator.comparing(child -> !child.over()));
        return children;
    }

    private Answer<A> choose(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Answer<A> best = null;
        for (Child<S, A> child : children(game, state)) {
            int value = child.over()
                    ? game.utility(child.state())
                    : alphaBeta(game, evaluation, child.state(), depth - 1, alpha, beta);
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Answer<>(child.action(), value);
            }
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }
}
