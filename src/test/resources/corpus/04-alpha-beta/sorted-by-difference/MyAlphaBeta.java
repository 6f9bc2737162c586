// exercise: 04
// truth: wrong
// mistake: children are sorted by a comparator that subtracts, which overflows for children of unknown value, so that its answers contradict each other
// player: both
// style: ends are read first to sort, records, comparator
// kind: subtle
// single: yes
// detail: nodes with 32 and more children, ends and inner nodes mixed: List.sort may throw that the comparison violates its contract
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S, A>(A action, S state, boolean end, int known) {}

    private List<Child<S, A>> sorted(Game<S, A> game, S state, boolean max) {
        List<Child<S, A>> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean end = game.terminal(next);
            int unknown = max ? -Window.INFINITY : Window.INFINITY; // comes last
            children.add(new Child<>(action, next, end, end ? game.utility(next) : unknown));
        }
        children.sort(max ? (c, d) -> d.known() - c.known() : (c, d) -> c.known() - d.known());
        return children;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Child<S, A> child : sorted(game, state, max)) {
            int v = child.end() ? child.known() : value(game, child.state(), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
