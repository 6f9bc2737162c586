// exercise: 08
// truth: right
// mistake: none; unusual: no recursion and no exception, one loop over a stack of frames that asks the clock at each step, and the root is a frame like any other
// player: both
// style: explicit stack of frames, killers by ply
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Frame<A> {
        final List<A> actions;
        final boolean max;
        final int depth;
        int alpha;
        int beta;
        int best;
        int next;
        A bestAction;

        Frame(List<A> actions, boolean max, int depth, int alpha, int beta) {
            this.actions = actions;
            this.max = max;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        /** What the action that was tried last is worth. */
        void learn(int value) {
            if (max ? value > best : value < best) {
                best = value;
                bestAction = actions.get(next - 1);
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> root = new ArrayList<>(position.actions());
        Map<Integer, A> killers = new HashMap<>();
        A answer = root.get(0);
        for (int depth = 1; depth <= 80; depth++) {
            Frame<A> frame = search(position, clock, root, depth, killers);
            if (frame == null) {
                return answer;
            }
            answer = frame.bestAction;
            if (Math.abs(frame.best) >= Window.MAX_VALUE - 80) {
                return answer;
            }
            root.remove(answer);
            root.add(0, answer);
        }
        return answer;
    }

    /** The frame of the root when all is done, or null if the clock is up before. */
    private Frame<A> search(GivenPosition<A> position, Clock clock, List<A> actions, int depth, Map<Integer, A> killers) {
        Frame<A> root = new Frame<>(actions, position.player() == Player.MAX, depth, -Window.INFINITY, Window.INFINITY);
        Deque<Frame<A>> stack = new ArrayDeque<>();
        stack.push(root);
        while (true) {
            if (clock.isUp()) {
                return null;
            }
            Frame<A> frame = stack.peek();
            if (frame.alpha >= frame.beta || frame.next == frame.actions.size()) {
                if (frame.alpha >= frame.beta) {
                    killers.put(stack.size(), frame.actions.get(frame.next - 1));
                }
                if (frame == root) {
                    return root;
                }
                stack.pop();
                position.undo();
                stack.peek().learn(frame.best);
                continue;
            }
            position.make(frame.actions.get(frame.next++));
            if (position.terminal()) {
                int utility = position.utility();
                position.undo();
                frame.learn(utility > 0 ? utility - stack.size() : utility < 0 ? utility + stack.size() : 0);
            } else if (frame.depth == 1) {
                int estimate = position.evaluation();
                position.undo();
                frame.learn(estimate);
            } else {
                List<A> replies = new ArrayList<>(position.actions());
                A killer = killers.get(stack.size() + 1);
                if (replies.remove(killer)) {
                    replies.add(0, killer);
                }
                stack.push(new Frame<>(replies, position.player() == Player.MAX, frame.depth - 1, frame.alpha, frame.beta));
            }
        }
    }
}
