// exercise: 07
// truth: wrong
// mistake: at a MIN node, after the pass over the finished children beta is not compared with alpha before the first unfinished child is searched
// player: MIN
// style: two passes: children that are ends first, then the others
// single: yes
// detail: sometimes; only at MIN nodes with ends and other children, where an end cuts; the leaves of the next child are read though the window is closed
import java.util.ArrayList;
import java.util.List;
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
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        List<A> later = new ArrayList<>();
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            if (position.terminal()) {
                best = Math.max(best, position.utility());
            } else {
                later.add(action);
            }
            position.undo();
            if (best >= beta) {
                return best;
            }
        }
        for (A action : later) {
            alpha = Math.max(alpha, best);
            position.make(action);
            best = Math.max(best, value(position, alpha, beta));
            position.undo();
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        List<A> later = new ArrayList<>();
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            if (best <= alpha && later.isEmpty()) {
                return best;
            }
            position.make(action);
            if (position.terminal()) {
                best = Math.min(best, position.utility());
            } else {
                later.add(action);
            }
            position.undo();
        }
        for (A action : later) {
            beta = Math.min(beta, best);
            position.make(action);
            best = Math.min(best, value(position, alpha, beta));
            position.undo();
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }
}
