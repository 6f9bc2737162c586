// exercise: 04
// truth: right
// mistake: none; at each node the children that are ends come first, because they cost nothing, then the others; the window is narrowed and tested after each
// player: both
// style: two passes over the successors, record for action and state
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Move<S, A>(A action, S next) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return choose(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> choose(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        A action = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<Move<S, A>> rest = new ArrayList<>();

        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (!game.terminal(next)) {
                rest.add(new Move<>(a, next));
                continue;
            }
            int v = game.utility(next);
            if (max ? v > best : v < best) {
                best = v;
                action = a;
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                return new Choice<>(action, best);
            }
        }

        for (Move<S, A> move : rest) {
            int v = value(game, move.next(), alpha, beta);
            if (max ? v > best : v < best) {
                best = v;
                action = move.action();
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return new Choice<>(action, best);
    }
}
