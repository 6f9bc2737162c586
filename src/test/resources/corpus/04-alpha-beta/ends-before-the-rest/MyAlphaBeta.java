// exercise: 04
// truth: right
// mistake: none; at every node the children that end the game are read first, then the others are searched
// player: both
// style: record for a child, two passes over the children, fail-soft
// single: yes
// detail: always right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Child<S, A>(A action, S state) {}

    private record Found<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private List<Child<S, A>> endsFirst(Game<S, A> game, S state) {
        List<Child<S, A>> ends = new ArrayList<>();
        List<Child<S, A>> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            (game.terminal(next) ? ends : others).add(new Child<>(action, next));
        }
        ends.addAll(others);
        return ends;
    }

    private Found<A> search(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Found<A> found = new Found<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (Child<S, A> child : endsFirst(game, state)) {
            int v = value(game, child.state(), alpha, beta);
            if (max && v > found.value() || !max && v < found.value()) {
                found = new Found<>(child.action(), v);
            }
            if (max) {
                alpha = Math.max(alpha, found.value());
            } else {
                beta = Math.min(beta, found.value());
            }
            if (alpha >= beta) {
                return found;
            }
        }
        return found;
    }
}
