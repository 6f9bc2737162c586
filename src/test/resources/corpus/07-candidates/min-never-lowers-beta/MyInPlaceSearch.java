// exercise: 07
// truth: wrong
// mistake: beta is never lowered at MIN's nodes, so nothing is cut below MIN that MIN's earlier answers make pointless
// player: MIN
// style: conditional expressions, values right, only too many leaves
// single: yes
// detail: MIN's nodes do cut against alpha (best <= alpha); MAX's nodes below MIN never learn what MIN already has
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
        final Player who = position.player();
        int best = who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            final int v = value(position, alpha, beta);
            position.undo();
            best = who == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            alpha = who == Player.MAX ? Math.max(alpha, best) : alpha;
            final boolean cut = who == Player.MAX ? best >= beta : best <= alpha;
            if (cut) {
                return best;
            }
        }
        return best;
    }
}
