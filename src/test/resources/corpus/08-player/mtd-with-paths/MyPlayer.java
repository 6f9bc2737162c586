// exercise: 08
// truth: right
// mistake: none; each iteration is a series of null windows with bounds remembered by the path, and counts only when the series has come to its end
// player: both
// style: MTD(f) driver, memory by path made anew for each iteration, exception on time
// single: yes
// detail: the best action is that of the last test that failed high for MAX, or low for MIN
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** A node, known by how it was reached. Equal actions in different places are different nodes. */
    private static final class Node<A> {
        final Map<A, Node<A>> below = new HashMap<>();
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private Map<A, Integer> history;
    private A proof;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        if (root.size() == 1) {
            return answer;
        }
        boolean max = position.player() == Player.MAX;
        int guess = 0;
        try {
            for (int depth = 1; depth < 50; depth++) {
                Node<A> tree = new Node<>();
                // Even if nothing is proved better, one action is: the first, as all are at least a loss.
                A best = null;
                while (tree.low < tree.high) {
                    int bound = guess == tree.low ? guess + 1 : guess;
                    proof = null;
                    guess = test(tree, root, depth, 0, bound);
                    boolean good = max ? guess >= bound : guess < bound;
                    if (good) {
                        best = proof;
                    }
                    if (guess >= bound) {
                        tree.low = guess;
                    } else {
                        tree.high = guess;
                    }
                }
                if (best == null) {
                    // Every test went against the player: whatever reaches the value will do.
                    int value = tree.low;
                    guess = test(tree, root, depth, 0, max ? value : value + 1, true);
                    best = proof;
                }
                answer = best;
                root.remove(best);
                root.add(0, best);
                guess = tree.low;
                if (Math.abs(tree.low) > 900_000) {
                    break;
                }
            }
        } catch (CancellationException e) {
            return answer;
        }
        return answer;
    }

    private int test(Node<A> node, List<A> actions, int depth, int ply, int bound) {
        return test(node, actions, depth, ply, bound, false);
    }

    /** Fail-soft: at least the bound if the value is, below it if not. */
    private int test(Node<A> node, List<A> actions, int depth, int ply, int bound, boolean again) {
        if (!again && node.low >= bound) {
            return node.low;
        }
        if (!again && node.high < bound) {
            return node.high;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            Node<A> child = node.below.computeIfAbsent(action, key -> new Node<>());
            int value;
            if (child.low >= bound) {
                value = child.low;
            } else if (child.high < bound) {
                value = child.high;
            } else {
                position.make(action);
                if (clock.isUp()) {
                    throw new CancellationException();
                }
                if (position.terminal()) {
                    int utility = position.utility();
                    value = child.low = child.high = utility - Integer.signum(utility) * (ply + 1);
                } else if (depth == 1) {
                    value = child.low = child.high = position.evaluation();
                } else {
                    value = test(child, sorted(), depth - 1, ply + 1, bound);
                }
                position.undo();
            }
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max == best >= bound) {
                history.merge(action, depth, Integer::sum);
                if (ply == 0) {
                    proof = action;
                }
                break;
            }
        }
        if (best >= bound) {
            node.low = Math.max(node.low, best);
        } else {
            node.high = Math.min(node.high, best);
        }
        return best;
    }

    private List<A> sorted() {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        return actions;
    }
}
