// exercise: 07
// truth: wrong
// mistake: when a move of MAX turns out to win, it returns before undo, and the move stays on the board
// player: MAX
// style: recursion with a shortcut for won games
// single: yes
// detail: sometimes; only when a value of exactly 1,000,000 is met at a MAX node
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WON = Window.MAX_VALUE;
    private static final int LOST = -Window.MAX_VALUE;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = LOST;
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, Math.max(alpha, best), beta);
                if (v == WON) {
                    return WON;
                }
                position.undo();
                if (v > best) {
                    best = v;
                }
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = WON;
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, alpha, Math.min(beta, best));
                position.undo();
                if (v < best) {
                    best = v;
                }
                if (best == LOST || best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }
}
