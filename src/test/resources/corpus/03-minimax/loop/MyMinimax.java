// exercise: 03
// truth: right
// mistake: -
// player: both
// style: no recursion: a stack of open nodes, each seen by its own player; value and bestAction share the loop
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final class Open {
        final S state;
        final Iterator<A> untried;
        final boolean wantsMuch;
        A trying;
        Choice<A> found;

        Open(Game<S, A> game, S state) {
            this.state = state;
            this.untried = game.actions(state).iterator();
            this.wantsMuch = game.player(state) != Player.MIN;
        }

        void hear(int value) {
            if (found == null || value != found.value() && wantsMuch == value > found.value()) {
                found = new Choice<>(trying, value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        Deque<Open> open = new ArrayDeque<>();
        open.addLast(new Open(game, state));
        while (true) {
            Open node = open.getLast();
            if (node.untried.hasNext()) {
                node.trying = node.untried.next();
                S next = game.result(node.state, node.trying);
                if (game.terminal(next)) {
                    node.hear(game.utility(next));
                } else {
                    open.addLast(new Open(game, next));
                }
            } else {
                open.removeLast();
                if (open.isEmpty()) {
                    return node.found;
                }
                open.getLast().hear(node.found.value());
            }
        }
    }
}
