// exercise: 07
// truth: wrong
// mistake: MAX's best starts at -999,999 as if nothing were worth less, so a node where everything is worth -1,000,000 is reported one better
// player: MAX
// style: constants of its own, negative and positive branch, labelled loop
// kind: subtle
// single: yes
// detail: a MAX node whose value is exactly -1,000,000
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int LOWEST = -999_999;
    private static final int HIGHEST = 1_000_000;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean isMax = position.player().equals(Player.MAX);
        int best = isMax ? LOWEST : HIGHEST;
        Iterator<A> rest = position.actions().iterator();
        search:
        while (rest.hasNext()) {
            position.make(rest.next());
            int child = value(position, alpha, beta);
            position.undo();
            if (isMax) {
                if (child > best) {
                    best = child;
                }
                if (best > alpha) {
                    alpha = best;
                }
            } else {
                if (child < best) {
                    best = child;
                }
                if (best < beta) {
                    beta = best;
                }
            }
            if (beta <= alpha) {
                break search;
            }
        }
        return best;
    }
}
