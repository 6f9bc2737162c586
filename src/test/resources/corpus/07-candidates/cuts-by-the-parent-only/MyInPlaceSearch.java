// exercise: 07
// truth: wrong
// mistake: a node knows only what its parent is guaranteed and not what those further up are, so no deep cutoffs are made: leaves that cannot matter are asked for
// kind: subtle
// player: both
// style: one bound handed down, lambda for the comparison
// single: yes
// detail: values and position are always right; only the questions show it, on trees of four plies and more or with a narrow window
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, alpha, beta);
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player me = position.player();
        boolean max = me == Player.MAX;
        IntBinaryOperator better = max ? Math::max : Math::min;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int own = better.applyAsInt(best, max ? alpha : beta);
            int value = max ? search(position, own, Window.INFINITY) : search(position, -Window.INFINITY, own);
            position.undo();
            best = better.applyAsInt(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }
}
