// exercise: 07
// truth: wrong
// mistake: MIN's best begins with 9999, which is less than the largest utilities, so larger values are not seen
// player: MIN
// style: fail-soft with a conditional
// single: yes
// detail: sometimes; only where a MIN node is worth more than 9999
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int MIN_START = 9999;

    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        final boolean maximizing = pos.player().equals(Player.MAX);
        int best = maximizing ? -Window.INFINITY : MIN_START;
        for (A a : pos.actions()) {
            pos.make(a);
            final int v = value(pos, maximizing ? Math.max(alpha, best) : alpha, maximizing ? beta : Math.min(beta, best));
            pos.undo();
            best = maximizing ? Math.max(best, v) : Math.min(best, v);
            if (maximizing ? best >= beta : best <= alpha) break;
        }
        return best;
    }
}
