// exercise: 07
// truth: wrong
// mistake: MAX stops looking at a value of 1 or more, and MIN at minus 1 or less, as if no utility could lie beyond
// player: both
// style: early exit for sure wins, helper better()
// single: yes
// detail: sometimes; only where utilities beyond 1 and -1 differ
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player side = position.player();
        int best = side == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            int value = after(position, action, alpha, beta);
            if (better(side, value, best)) {
                best = value;
            }
            if (side == Player.MAX) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta || sure(side, best)) {
                break;
            }
        }
        return best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }

    private static boolean better(Player side, int value, int best) {
        return side == Player.MAX ? value > best : value < best;
    }

    private static boolean sure(Player side, int best) {
        return side == Player.MAX ? best >= WIN : best <= LOSS;
    }
}
