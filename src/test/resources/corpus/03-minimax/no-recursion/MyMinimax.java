// exercise: 03
// truth: right
// mistake: -
// player: both
// style: explicit stack; values fold upwards; value and bestAction come from one loop
// kind: -
// single: yes
// detail: -
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final class Node {
        final S state;
        final A cameBy;
        final boolean max;
        final ListIterator<A> todo;
        Choice<A> best;

        Node(Game<S, A> game, S state, A cameBy) {
            this.state = state;
            this.cameBy = cameBy;
            this.max = game.player(state) == Player.MAX;
            List<A> actions = game.actions(state);
            this.todo = actions.listIterator(actions.size()); // from the right
        }

        void take(A action, int value) {
            if (best == null || Integer.signum(value - best.value()) * (max ? 1 : -1) >= 0) {
                best = new Choice<>(action, value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).action();
    }

    private Choice<A> run(Game<S, A> game, S start) {
        Stack<Node> line = new Stack<>();
        line.push(new Node(game, start, null));
        while (true) {
            Node node = line.peek();
            if (node.todo.hasPrevious()) {
                A action = node.todo.previous();
                S next = game.result(node.state, action);
                if (game.terminal(next)) {
                    node.take(action, game.utility(next));
                } else {
                    line.push(new Node(game, next, action));
                }
                continue;
            }
            line.pop();
            if (line.isEmpty()) {
                return node.best;
            }
            line.peek().take(node.cameBy, node.best.value());
        }
    }
}
