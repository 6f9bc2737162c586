// exercise: 07
// truth: wrong
// mistake: the moves on the way are kept in an array of 100, so a line of more than 100 plies ends in an ArrayIndexOutOfBoundsException and the position is left there
// player: both
// style: best line kept in a triangular way, counters, loop over an index
// single: yes
// detail: only in games longer than 100 plies
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int MAX_PLIES = 100;
    private final Object[] made = new Object[MAX_PLIES];
    private int ply;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        ply = 0;
        return alphaBeta(position, alpha, beta);
    }

    private void make(Position<A> position, A action) {
        position.make(action);
        made[ply++] = action;
    }

    private void undo(Position<A> position) {
        position.undo();
        made[--ply] = null;
    }

    private int alphaBeta(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY; // from the side of the player to move
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        List<A> actions = position.actions();
        for (int i = 0; i < actions.size() && best < high; i++) {
            make(position, actions.get(i));
            int from = Math.max(low, best);
            int v = sign > 0 ? alphaBeta(position, from, high) : -alphaBeta(position, -high, -from);
            undo(position);
            best = Math.max(best, v);
        }
        return sign * best;
    }
}
