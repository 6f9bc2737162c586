// exercise: 07
// truth: wrong
// mistake: the best value so far is a field instead of a local variable, so the search of a child overwrites that of its parent and inner nodes return wrong values
// player: both
// style: fields best, recursion in one method
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int best;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean maximizing = position.player() == Player.MAX;
        best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int score = value(position, alpha, beta);
            position.undo();
            if (maximizing) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, score);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
