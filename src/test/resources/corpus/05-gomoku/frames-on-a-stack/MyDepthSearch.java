// exercise: 05
// truth: right
// mistake: -
// player: both
// style: no recursion: an explicit stack of frames, children from last to first
// kind: right
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final class Frame {
        private final S state;
        private final int left;
        private final int floor;
        private final int ceiling;
        private ListIterator<A> rest; // null as long as nobody has looked at the state
        private boolean max;
        private int value;
        private A tried;
        private A chosen;

        Frame(S state, int left, int floor, int ceiling) {
            this.state = state;
            this.left = left;
            this.floor = floor;
            this.ceiling = ceiling;
        }

        int alpha() {
            return max ? Math.max(floor, value) : floor;
        }

        int beta() {
            return max ? ceiling : Math.min(ceiling, value);
        }

        void take(int found) {
            if (max ? found > value : found < value) {
                value = found;
                chosen = tried;
            }
        }
    }

    private Frame run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cuts) {
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(root, depth, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            boolean done = false;
            if (top.rest == null) {
                if (game.terminal(top.state)) {
                    top.value = game.utility(top.state);
                    done = true;
                } else if (top.left == 0) {
                    top.value = evaluation.value(top.state);
                    done = true;
                } else {
                    List<A> actions = game.actions(top.state);
                    top.rest = actions.listIterator(actions.size());
                    top.max = game.player(top.state) == Player.MAX;
                    top.value = top.max ? -Window.INFINITY : Window.INFINITY;
                }
            }
            if (!done) {
                done = !top.rest.hasPrevious() || (cuts && top.alpha() >= top.beta());
            }
            if (!done) {
                top.tried = top.rest.previous();
                stack.push(new Frame(game.result(top.state, top.tried), top.left - 1, top.alpha(), top.beta()));
                continue;
            }
            stack.pop();
            if (stack.isEmpty()) {
                return top;
            }
            stack.peek().take(top.value);
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false).value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return run(game, evaluation, state, depth, alpha, beta, true).value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, true).chosen;
    }
}
