// exercise: 07
// truth: right
// mistake: none; anyMatch ends the stream at a cut
// player: both
// style: streams, a small mutable bounds object
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final class Node {
        int alpha;
        int beta;
        int best;
        final boolean max;

        Node(boolean max, int alpha, int beta) {
            this.max = max;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean takes(int v) {
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            return beta <= alpha;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Node node = new Node(position.player().equals(Player.MAX), alpha, beta);
        position.actions().stream().anyMatch(a -> node.takes(after(position, a, node.alpha, node.beta)));
        return node.best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int v = value(position, alpha, beta);
        position.undo();
        return v;
    }
}
