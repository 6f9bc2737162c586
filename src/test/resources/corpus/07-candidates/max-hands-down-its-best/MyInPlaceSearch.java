// exercise: 07
// truth: wrong
// mistake: a MAX node hands its own best down instead of the larger of alpha and best, so what ancestors are guaranteed is forgotten below it
// player: MAX
// style: one loop, ternaries
// single: yes
// detail: sometimes: needs a cut over three levels or more, or a window from outside
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        final boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (var action : position.actions()) {
            position.make(action);
            int child = max ? value(position, best, beta) : value(position, alpha, Math.min(best, beta));
            position.undo();
            best = max ? Math.max(best, child) : Math.min(best, child);
            if (max ? best >= beta : best <= alpha) return best;
        }
        return best;
    }
}
