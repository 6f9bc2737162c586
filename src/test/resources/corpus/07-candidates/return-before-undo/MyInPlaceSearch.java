// exercise: 07
// truth: wrong
// mistake: A MIN node that is cut returns between make and undo, so the move stays on the position and everything after it is searched one move further on; MAX nodes undo first.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, value(position, alpha, beta));
                position.undo();
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, beta));
            if (best <= alpha) return best;
            position.undo();
            beta = Math.min(beta, best);
        }
        return best;
    }
}
