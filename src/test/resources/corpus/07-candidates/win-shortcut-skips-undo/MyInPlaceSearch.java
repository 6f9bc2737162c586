// exercise: 07
// truth: wrong
// mistake: a value of 1,000,000 for the side to move is returned at once, before the move is taken back
// player: both
// style: one loop with a sign, extra shortcut for certain wins
// single: yes
// detail: sometimes, only if an end is worth 1,000,000 to MAX or -1,000,000 at a node of MIN
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
        Player player = position.player();
        final int winning = player == Player.MAX ? Window.MAX_VALUE : -Window.MAX_VALUE;
        Integer best = null;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, alpha, beta);
            if (v == winning) {
                return v; // better is not possible
            }
            position.undo();
            if (best == null || (player == Player.MAX ? v > best : v < best)) {
                best = v;
            }
            if (player == Player.MAX) {
                if (best >= beta) {
                    break;
                }
                alpha = Math.max(alpha, best);
            } else {
                if (best <= alpha) {
                    break;
                }
                beta = Math.min(beta, best);
            }
        }
        return best;
    }
}
