// exercise: 07
// truth: wrong
// mistake: a MIN node hands its own best down as beta and not the smaller of this and the beta from above, so that a MIN grandparent's bound cuts nothing below it until it has a better one itself
// kind: subtle
// player: MIN
// style: two methods that hand the best so far down, fail-soft
// single: yes
// detail: the values are right; leaves that can no longer matter are evaluated, from MIN above MAX above MIN above MAX on, four plies deep
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? highest(position, alpha, beta) : lowest(position, alpha, beta);
    }

    private int highest(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.max(best, value(position, Math.max(alpha, best), beta));
            position.undo();
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int lowest(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, best));
            position.undo();
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }
}
