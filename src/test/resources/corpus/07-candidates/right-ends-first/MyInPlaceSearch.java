// exercise: 07
// truth: right
// mistake: none; looks at children that end the game before all others, cuts beyond equality only
// player: both
// style: two passes over the actions, helper class Node with the window
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Node {
        final boolean max;
        int alpha;
        int beta;
        int best;

        Node(boolean max, int alpha, int beta) {
            this.max = max;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }

        boolean cut() {
            return alpha > beta;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Node node = new Node(position.player() == Player.MAX, alpha, beta);
        List<A> later = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            boolean end = position.terminal();
            if (end) {
                node.take(position.utility());
            }
            position.undo();
            if (!end) {
                later.add(action);
            }
            if (node.cut()) {
                return node.best;
            }
        }
        for (A action : later) {
            position.make(action);
            node.take(value(position, node.alpha, node.beta));
            position.undo();
            if (node.cut()) {
                return node.best;
            }
        }
        return node.best;
    }
}
