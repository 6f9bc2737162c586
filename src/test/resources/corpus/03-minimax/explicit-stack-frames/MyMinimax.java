// exercise: 03
// truth: right
// mistake: none; no recursion, a stack of frames that are finished one after the other
// player: both
// style: iterative, ArrayDeque of a nested class
// single: yes
// detail: always right
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private static final class Frame<S, A> {
        final S state;
        final boolean maxToMove;
        final Iterator<A> todo;
        A pending;
        A best;
        int score;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.maxToMove = game.player(state) == Player.MAX;
            this.todo = game.actions(state).iterator();
        }

        void report(int childScore) {
            if (best == null || (maxToMove ? childScore > score : childScore < score)) {
                score = childScore;
                best = pending;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return run(game, state).score;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).best;
    }

    private Frame<S, A> run(Game<S, A> game, S start) {
        Frame<S, A> root = new Frame<>(game, start);
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(root);
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.todo.hasNext()) {
                top.pending = top.todo.next();
                S next = game.result(top.state, top.pending);
                if (game.terminal(next)) {
                    top.report(game.utility(next));
                } else {
                    stack.push(new Frame<>(game, next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return root;
                }
                stack.peek().report(top.score);
            }
        }
    }
}
