// exercise: 07
// truth: right
// mistake: none
// player: both
// style: no recursion: parallel arrays that grow, iterators, undo on the way up
// single: yes
// detail: never
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Level<A>(boolean max, Iterator<A> rest, int[] bounds) {
        boolean open() {
            return rest.hasNext() && bounds[0] < bounds[1];
        }

        /** Fail-hard: the bound of whoever moves here is what was found. */
        int value() {
            return bounds[max ? 0 : 1];
        }

        void learn(int value) {
            if (max) {
                bounds[0] = Math.max(bounds[0], value);
            } else {
                bounds[1] = Math.min(bounds[1], value);
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        List<Level<A>> levels = new ArrayList<>();
        int low = alpha;
        int high = beta;
        for (; ; ) {
            int value;
            if (position.terminal()) {
                value = position.utility();
                if (!levels.isEmpty()) {
                    position.undo();
                }
            } else {
                levels.add(new Level<>(
                        position.player() == Player.MAX, position.actions().iterator(), new int[] {low, high}));
                value = Integer.MIN_VALUE; // nothing yet
            }
            while (true) {
                if (levels.isEmpty()) {
                    return value;
                }
                Level<A> top = levels.get(levels.size() - 1);
                if (value != Integer.MIN_VALUE) {
                    top.learn(value);
                }
                if (top.open()) {
                    position.make(top.rest().next());
                    low = top.bounds()[0];
                    high = top.bounds()[1];
                    break;
                }
                levels.remove(levels.size() - 1);
                value = top.value();
                if (!levels.isEmpty()) {
                    position.undo();
                }
            }
        }
    }
}
