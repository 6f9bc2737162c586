// exercise: 07
// truth: wrong
// mistake: alpha and beta are fields that every node narrows and nobody sets back when a node is left, so what one node has found also narrows the window of its siblings and its parent: cuts where nothing may be cut, wrong values
// player: both
// style: beginner; fields instead of parameters in a private search()
// single: yes
// detail: like the one position, the window was made a field too
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private Position<A> position;
    private int alpha;
    private int beta;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        this.position = position;
        this.alpha = alpha;
        this.beta = beta;
        return search();
    }

    private int search() {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = search();
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
