// exercise: 04
// truth: right
// mistake: none; SCOUT with a second search where the probe is inside the window, children with ends first by a stable stream sort
// player: both
// style: streams for the children, SCOUT, generic side objects
// single: yes
// detail: the second search may ask for ends that the probe has already shown to be pointless, as SCOUT does without a memory; by the kit it is right
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Child<S, A>(A action, S state, boolean over) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(a -> {
                    S next = game.result(state, a);
                    return new Child<>(a, next, game.terminal(next));
                })
                .sorted(Comparator.comparing((Child<S, A> c) -> !c.over()))
                .collect(Collectors.toList());
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (Child<S, A> child : children(game, state)) {
            int v;
            if (child.over()) {
                v = game.utility(child.state());
            } else if (first) {
                v = value(game, child.state(), alpha, beta);
            } else if (max) {
                v = value(game, child.state(), alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = value(game, child.state(), v - 1, beta);
                }
            } else {
                v = value(game, child.state(), beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = value(game, child.state(), alpha, v + 1);
                }
            }
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (Child<S, A> child : children(game, state)) {
            int v = value(game, child.state(), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = child.action();
            } else if (!max && v < beta) {
                beta = v;
                best = child.action();
            }
        }
        return best;
    }
}
