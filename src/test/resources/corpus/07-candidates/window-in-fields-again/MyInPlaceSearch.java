// exercise: 07
// truth: wrong
// mistake: alpha and beta are fields that all nodes share and that are never set back after a child, so a bound found deep in one branch cuts in other branches where it does not hold.
// player: both
// style: fields instead of parameters, void search helper
// single: yes
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
            int v = search();
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
