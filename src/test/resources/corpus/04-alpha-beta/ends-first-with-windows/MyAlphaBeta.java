// exercise: 04
// truth: right
// mistake: none; the ends among the children are read first, and windows are records that are narrowed
// player: both
// style: fail-soft, Window.narrowedBy, children sorted so that ends come first
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Edge<S, A>(A action, S state, boolean end) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : inner(game, state, new Window(alpha, beta)).value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return inner(game, state, Window.FULL).action;
    }

    private Found<A> inner(Game<S, A> game, S state, Window window) {
        Player mover = game.player(state);
        Found<A> best = new Found<>();
        for (Edge<S, A> edge : edges(game, state)) {
            int v = value(game, edge.state(), window.alpha(), window.beta());
            best.offer(mover, edge.action(), v);
            window = window.narrowedBy(mover, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    private List<Edge<S, A>> edges(Game<S, A> game, S state) {
        List<Edge<S, A>> edges = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            edges.add(new Edge<>(action, next, game.terminal(next)));
        }
        edges.sort(Comparator.comparing(edge -> !edge.end()));
        return edges;
    }

    private static final class Found<A> {
        private A action;
        private int value;

        void offer(Player mover, A candidate, int v) {
            if (action == null || (mover == Player.MAX ? v > value : v < value)) {
                action = candidate;
                value = v;
            }
        }
    }
}
