// exercise: 07
// truth: wrong
// mistake: a MIN node hands down its own best, which starts at infinity, instead of the smaller of it and beta, so the beta of a MIN node further up is lost
// player: MIN
// style: nested ternaries, one loop for both
// kind: subtle
// single: yes
// detail: prunes less: below a MIN node whose window has a finite beta, as long as its own children are not better; the values are right
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> here, int alpha, int beta) {
        if (here.terminal()) {
            return here.utility();
        }
        boolean max = here.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : here.actions()) {
            here.make(action);
            int value = max ? value(here, Math.max(alpha, best), beta) : value(here, alpha, best);
            here.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }
}
