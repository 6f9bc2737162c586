// exercise: 04
// truth: right
// mistake: none; two passes over the children: those where the game is over come first
// player: both
// style: fail-soft, children sorted into a deque, Choice for the root
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S, A>(A action, S state) {}

    private Deque<Child<S, A>> children(Game<S, A> game, S state) {
        Deque<Child<S, A>> row = new ArrayDeque<>();
        for (A action : game.actions(state)) {
            Child<S, A> child = new Child<>(action, game.result(state, action));
            if (game.terminal(child.state)) {
                row.addFirst(child);
            } else {
                row.addLast(child);
            }
        }
        return row;
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (Child<S, A> child : children(game, state)) {
            int v = value(game, child.state, alpha, beta);
            if (best == null || (max && v > best.value()) || (!max && v < best.value())) {
                best = new Choice<>(child.action, v);
            }
            if (max && best.value() > alpha) alpha = best.value();
            if (!max && best.value() < beta) beta = best.value();
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action();
    }
}
