// exercise: 07
// truth: wrong
// mistake: a child that is an end is read in the loop and left with continue, without undo
// player: both
// style: ends are read in the loop of the parent, fail-soft
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int best(boolean max, int x, int y) {
        return max == x > y ? x : y;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        boolean max = position.player() == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            if (alpha >= beta) break;
            position.make(action);
            if (position.terminal()) {
                result = best(max, result, position.utility());
                if (max) alpha = Math.max(alpha, result);
                else beta = Math.min(beta, result);
                continue;
            }
            result = best(max, result, value(position, alpha, beta));
            if (max) alpha = Math.max(alpha, result);
            else beta = Math.min(beta, result);
            position.undo();
        }
        return result;
    }
}
