// exercise: 07
// truth: wrong
// mistake: at a MIN node the loop is left by break between make and undo when it cuts
// player: MIN
// style: two methods that call each other, one for each side
// kind: slip
// single: yes
// detail: as soon as MIN cuts: the move stays on the board
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
            if (best >= beta) {
                break;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, beta));
            if (best <= alpha) {
                break;
            }
            beta = Math.min(beta, best);
            position.undo();
        }
        return best;
    }
}
