// exercise: 07
// truth: wrong
// mistake: each call takes back the move that led to it; at the end of a call this is left out at the root, but at a cutoff it is not, so that a cutoff at the root takes back a move from before the search
// kind: subtle
// player: both
// style: the callee undoes, helper with ply
// single: yes
// detail: only with a narrow window that the root's own children close; undo throws if no move was made before
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return valueAndUndo(position, alpha, beta, 0);
    }

    /** The value of the position, which is then left by the move that led to it. */
    private int valueAndUndo(Position<A> position, int alpha, int beta, int ply) {
        int best;
        if (position.terminal()) {
            best = position.utility();
        } else {
            Player player = position.player();
            best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = valueAndUndo(position, alpha, beta, ply + 1);
                if (player == Player.MAX) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, best);
                }
                if (beta <= alpha) {
                    position.undo();
                    return best;
                }
            }
        }
        if (ply > 0) {
            position.undo();
        }
        return best;
    }
}
