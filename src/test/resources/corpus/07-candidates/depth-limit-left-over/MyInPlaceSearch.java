// exercise: 07
// truth: wrong
// mistake: a depth limit of four plies was left over from the earlier exercise: below it a position that is not over counts as 0, so games that go on for more than four plies get wrong values
// player: both
// style: search of exercise 05 carried over, with a constant MAX_DEPTH and 0 as 'evaluation'
// single: yes
// detail: right on all games of at most four plies
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int MAX_DEPTH = 4;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, MAX_DEPTH, alpha, beta);
    }

    private int search(Position<A> position, int depth, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (depth == 0) {
            return 0; // nobody is ahead yet
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = search(position, depth - 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
