// exercise: 07
// truth: wrong
// mistake: when a child is a sure win for the side to move (+-1,000,000) it returns at once, before the undo
// player: both
// style: early return for a win
// single: yes
// detail: only where a value of 1,000,000 for MAX or -1,000,000 for MIN turns up; then the position is left a move further on
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WIN = Window.MAX_VALUE;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int goal = player == Player.MAX ? WIN : -WIN;
        Integer best = null;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            if (value == goal) {
                return value; // it cannot get any better
            }
            position.undo();
            if (best == null || (player == Player.MAX ? value > best : value < best)) {
                best = value;
            }
            if (player == Player.MAX) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
