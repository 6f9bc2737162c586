// exercise: 07
// truth: right
// mistake: none; reads the children that are ends first, then searches the others
// player: both
// style: two passes over the children, fail-soft, IntBinaryOperator
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
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
        final boolean maximizing = position.player() == Player.MAX;
        final IntBinaryOperator better = maximizing ? Math::max : Math::min;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        int lower = alpha;
        int upper = beta;
        List<A> later = new ArrayList<>();
        for (A action : List.copyOf(position.actions())) {
            position.make(action);
            boolean over = position.terminal();
            int v = over ? position.utility() : 0;
            position.undo();
            if (!over) {
                later.add(action);
                continue;
            }
            best = better.applyAsInt(best, v);
            lower = maximizing ? Math.max(lower, best) : lower;
            upper = maximizing ? upper : Math.min(upper, best);
            if (lower >= upper) {
                return best;
            }
        }
        for (A action : later) {
            position.make(action);
            int v = value(position, lower, upper);
            position.undo();
            best = better.applyAsInt(best, v);
            lower = maximizing ? Math.max(lower, best) : lower;
            upper = maximizing ? upper : Math.min(upper, best);
            if (lower >= upper) {
                return best;
            }
        }
        return best;
    }
}
