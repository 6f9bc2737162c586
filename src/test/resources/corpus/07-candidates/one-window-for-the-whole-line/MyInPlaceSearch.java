// exercise: 07
// truth: wrong
// mistake: the window is an array that is handed to the children instead of a copy, so what a child has narrowed stays narrowed for its parent and its siblings
// kind: slip
// player: both
// style: int[] window, inner helper method
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int[] window = {alpha, beta};
        return search(position, window);
    }

    private int search(Position<A> position, int[] window) {
        if (position.terminal()) {
            return position.utility();
        }
        int best;
        if (position.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = search(position, window);
                position.undo();
                best = Math.max(best, value);
                window[ALPHA] = Math.max(window[ALPHA], best);
                if (window[ALPHA] >= window[BETA]) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = search(position, window);
                position.undo();
                best = Math.min(best, value);
                window[BETA] = Math.min(window[BETA], best);
                if (window[ALPHA] >= window[BETA]) {
                    break;
                }
            }
        }
        return best;
    }
}
