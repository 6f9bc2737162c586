// exercise: 07
// truth: right
// mistake: -
// player: both
// style: halves the interval of possible values, yes-or-no questions, remembers a tree of bounds for the duration of one call
// single: yes
// detail: -
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Known<A> {
        int least = -Window.MAX_VALUE;
        int most = Window.MAX_VALUE;
        List<A> actions;
        Known<A>[] below;
        boolean max;
        boolean seen;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Known<A> root = new Known<>();
        while (root.least < root.most && root.least < beta && root.most > alpha) {
            long from = Math.max(root.least, alpha);
            long to = Math.min(root.most, beta);
            int question = (int) Math.floorDiv(from + to + 1, 2L);
            atLeast(question, root, position);
        }
        return root.most <= alpha ? root.most : root.least;
    }

    /** Is it worth at least this? Afterwards the node knows. */
    @SuppressWarnings("unchecked")
    private boolean atLeast(int question, Known<A> node, Position<A> position) {
        if (!node.seen) {
            node.seen = true;
            if (position.terminal()) {
                node.least = node.most = position.utility();
            } else {
                node.max = position.player() == Player.MAX;
                node.actions = position.actions();
                node.below = new Known[node.actions.size()];
                for (int i = 0; i < node.below.length; i++) {
                    node.below[i] = new Known<>();
                }
            }
        }
        if (node.least >= question) {
            return true;
        }
        if (node.most < question) {
            return false;
        }
        boolean answer = !node.max;
        for (int i = 0; i < node.below.length; i++) {
            Known<A> child = node.below[i];
            if (child.least < question && child.most >= question) {
                position.make(node.actions.get(i));
                atLeast(question, child, position);
                position.undo();
            }
            if (child.least >= question == node.max) {
                answer = node.max;
                break;
            }
        }
        conclude(node);
        return answer;
    }

    private void conclude(Known<A> node) {
        int least = node.max ? -Window.MAX_VALUE : Window.MAX_VALUE;
        int most = least;
        for (Known<A> child : node.below) {
            least = node.max ? Math.max(least, child.least) : Math.min(least, child.least);
            most = node.max ? Math.max(most, child.most) : Math.min(most, child.most);
        }
        node.least = least;
        node.most = most;
    }
}
