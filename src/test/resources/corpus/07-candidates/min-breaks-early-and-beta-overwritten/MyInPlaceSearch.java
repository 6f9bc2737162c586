// exercise: 07
// truth: wrong
// mistake: two mistakes at MIN nodes: beta is set to each child's value instead of the smaller of the two, so a worse child opens the window again and less is cut; and the break on a cutoff stands before undo, so the move that caused it stays on the board
// player: MIN
// style: two private methods, the MIN one written in haste
// single: no
// detail: MAX is right
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
        if (position.player() == Player.MAX) {
            return maxValue(position, alpha, beta);
        }
        return minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.max(best, value(position, alpha, beta));
            position.undo();
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            best = Math.min(best, value);
            beta = value;
            if (alpha >= beta) {
                break;
            }
            position.undo();
        }
        return best;
    }
}
