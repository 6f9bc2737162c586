// exercise: 07
// truth: wrong
// mistake: the window is tested for a cut before it is narrowed by the child just seen, so the cut comes one child too late
// player: both
// style: one method, window as a small array
// single: yes
// detail: always; the node after the missed cut gets a closed window, so bounds can be wrong as well
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, new int[] {alpha, beta});
    }

    private int search(Position<A> position, int[] w) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = search(position, w.clone());
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (w[0] >= w[1]) {
                break;
            }
            if (max) {
                w[0] = Math.max(w[0], best);
            } else {
                w[1] = Math.min(w[1], best);
            }
        }
        return best;
    }
}
