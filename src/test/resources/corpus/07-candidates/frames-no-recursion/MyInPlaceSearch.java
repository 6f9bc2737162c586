// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: linked frames on the heap, killers of the ply tried first, fail-soft
// kind: right
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Frame<A> {
        final Frame<A> parent;
        final boolean max;
        final List<A> todo;
        int alpha;
        int beta;
        int best;
        int next;

        Frame(Frame<A> parent, Position<A> position, int alpha, int beta, List<A> killers, int ply) {
            this.parent = parent;
            this.max = position.player() == Player.MAX;
            this.todo = new ArrayList<>(position.actions());
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
            if (ply < killers.size() && todo.remove(killers.get(ply))) {
                todo.add(0, killers.get(ply));
            }
        }

        boolean take(int value) {
            if (max ? value > best : value < best) {
                best = value;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            return alpha >= beta;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> killers = new ArrayList<>();
        int ply = 0;
        Frame<A> here = new Frame<>(null, position, alpha, beta, killers, 0);
        while (true) {
            int report;
            if (here.next < here.todo.size()) {
                position.make(here.todo.get(here.next++));
                if (!position.terminal()) {
                    here = new Frame<>(here, position, here.alpha, here.beta, killers, ++ply);
                    continue;
                }
                report = position.utility();
                position.undo();
            } else {
                report = here.best;
                here = here.parent;
                if (here == null) {
                    return report;
                }
                ply--;
                position.undo();
            }
            if (here.take(report)) {
                while (killers.size() <= ply) {
                    killers.add(here.todo.get(0));
                }
                killers.set(ply, here.todo.get(here.next - 1));
                here.next = here.todo.size();
            }
        }
    }
}
