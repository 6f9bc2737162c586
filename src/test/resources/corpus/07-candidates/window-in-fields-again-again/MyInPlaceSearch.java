// exercise: 07
// truth: wrong
// mistake: alpha and beta are fields that all nodes share, so what a child has narrowed stays narrow for its siblings and its parent
// player: both
// style: fields alpha and beta
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return search(position);
    }

    private int search(Position<A> position) {
        if (position.terminal()) {
            return position.utility();
        }
        int best;
        if (position.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, search(position));
                position.undo();
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, search(position));
                position.undo();
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return best;
    }
}
