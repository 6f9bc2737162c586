// exercise: 07
// truth: wrong
// mistake: a node's best begins at -999999 or 999999, which is not beyond every value: where all actions are worth the full million to the other side, 999999 is returned
// player: both
// style: one method, fail-soft, own constant for infinity
// single: yes
// detail: sometimes; ^(-1000000 -1000000) gives -999999, and v(1000000) gives 999999
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int INF = 999999;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean maxToMove = position.player() == Player.MAX;
        int best = maxToMove ? -INF : INF;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, alpha, beta);
            position.undo();
            if (maxToMove && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
            }
            if (!maxToMove && v < best) {
                best = v;
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
