// exercise: 03
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames, no recursion; the root's frame holds the action
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final class Frame {
        final S state;
        final int sign;
        final Iterator<A> rest;
        A trying;
        A chosen;
        int best; // in the view of the player to move; means something once chosen is set

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.sign = game.player(state) == Player.MIN ? -1 : 1;
            this.rest = game.actions(state).iterator();
        }

        void receive(int value) {
            if (chosen == null || sign * value > best) {
                chosen = trying;
                best = sign * value;
            }
        }
    }

    private Frame solved(Game<S, A> game, S root) {
        Deque<Frame> stack = new ArrayDeque<>();
        Frame top = new Frame(game, root);
        while (true) {
            if (top.rest.hasNext()) {
                top.trying = top.rest.next();
                S next = game.result(top.state, top.trying);
                if (game.terminal(next)) {
                    top.receive(game.utility(next));
                } else {
                    stack.push(top);
                    top = new Frame(game, next);
                }
            } else if (stack.isEmpty()) {
                return top;
            } else {
                int value = top.sign * top.best;
                top = stack.pop();
                top.receive(value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Frame frame = solved(game, state);
        return frame.sign * frame.best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solved(game, state).chosen;
    }
}
