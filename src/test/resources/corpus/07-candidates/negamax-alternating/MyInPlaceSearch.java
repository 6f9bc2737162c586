// exercise: 07
// truth: wrong
// mistake: negamax turns the sign after every move, although the same player may be to move again
// player: both
// style: negamax with a colour parameter
// kind: slip
// single: yes
// detail: only where the players do not take turns
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
            return negamax(position, alpha, beta, 1);
        }
        return -negamax(position, -beta, -alpha, -1);
    }

    private int negamax(Position<A> position, int alpha, int beta, int color) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int value = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            value = Math.max(value, -negamax(position, -beta, -alpha, -color));
            position.undo();
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }
}
