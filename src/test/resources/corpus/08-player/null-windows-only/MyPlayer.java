// exercise: 08
// truth: right
// mistake: none; unusual: MTD(f) from the second iteration on: only null windows, the best move is the one that passed the last test; a tree of bounds of the first plies instead of a table
// player: both
// style: MTD(f), explicit nodes, generics
// single: yes
// detail: an iteration is finished when its bounds meet; the move is written down only then
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int REMEMBERED = 12; // plies

    private static final class Late extends Exception {
        private static final long serialVersionUID = 1L;

        Late() {
            super(null, null, false, false);
        }
    }

    /** A place, with the bounds of its value at one depth. */
    private static final class Node<A> {
        int depth = -1;
        int low;
        int high;
        A best;
        Map<A, Node<A>> below;

        Node<A> child(A action) {
            if (below == null) {
                below = new HashMap<>();
            }
            return below.computeIfAbsent(action, a -> new Node<>());
        }

        void prepare(int wanted) {
            if (depth != wanted) {
                depth = wanted;
                low = -Window.INFINITY;
                high = Window.INFINITY;
            }
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private Map<A, Integer> history;
    private A passed;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        A chosen = position.actions().get(0);
        Node<A> root = new Node<>();
        int[] guesses = {0, 0}; // estimates of odd and even depths differ
        try {
            for (int depth = 1; depth <= 40; depth++) {
                int v = depth == 1 ? onePly() : converge(root, depth, guesses[depth & 1]);
                guesses[depth & 1] = v;
                if (depth == 1) {
                    guesses[0] = v;
                }
                chosen = passed;
                root.best = chosen;
                if (Math.abs(v) >= Window.MAX_VALUE - 100) {
                    break;
                }
            }
        } catch (Late late) {
            return chosen;
        }
        return chosen;
    }

    /** The first iteration is not worth a window. */
    private int onePly() throws Late {
        boolean max = position.player() == Player.MAX;
        int best = 0;
        passed = null;
        for (A action : position.actions()) {
            position.make(action);
            int v = test(null, 0, 1, 0);
            position.undo();
            if (passed == null || (max ? v > best : v < best)) {
                best = v;
                passed = action;
            }
        }
        return best;
    }

    private int converge(Node<A> root, int depth, int guess) throws Late {
        root.prepare(depth);
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        boolean max = position.player() == Player.MAX;
        passed = null;
        int g = guess;
        // MAX's move has passed if its value is the low bound; MIN's if it is the high one
        while (low < high || passed == null) {
            int test;
            if (low >= high) {
                test = max ? low : high + 1;
            } else if (max) {
                test = g == low ? g + 1 : g;
            } else {
                test = g == high ? g : g + 1;
            }
            if (low < high) {
                test = Math.max(Math.min(test, high), low + 1);
            }
            g = test(root, depth, 0, test);
            if (g >= test) {
                low = g;
            } else {
                high = g;
            }
        }
        return low;
    }

    /** Searches with the window (test - 1, test). */
    private int test(Node<A> node, int depth, int ply, int test) throws Late {
        if (ply > 0) {
            if (clock.isUp()) {
                throw new Late();
            }
            if (position.terminal()) {
                int u = position.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : 0;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            if (node != null) {
                node.prepare(depth);
                if (node.low >= test) {
                    return node.low;
                }
                if (node.high < test) {
                    return node.high;
                }
            }
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        if (node != null) {
            first(node.best, actions);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            Node<A> child = node == null || depth == 1 || ply >= REMEMBERED ? null : node.child(action);
            int v = test(child, depth - 1, ply + 1, test);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max == (best >= test)) {
                history.merge(action, depth * depth, Integer::sum);
                if (node != null) {
                    node.best = action;
                }
                if (ply == 0) {
                    passed = action;
                }
                break;
            }
        }
        if (node != null) {
            if (best >= test) {
                node.low = Math.max(node.low, best);
            } else {
                node.high = Math.min(node.high, best);
            }
        }
        return best;
    }

    private static <B> void first(B action, List<B> actions) {
        if (action != null && actions.remove(action)) {
            actions.add(0, action);
        }
    }
}
