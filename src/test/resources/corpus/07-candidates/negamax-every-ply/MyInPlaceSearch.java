// exercise: 07
// truth: wrong
// mistake: negamax changes the sign at every move, although the players need not alternate
// player: both
// style: negamax with a color parameter
// single: yes
// detail: sometimes; only where a side moves twice in a row
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int INF = Integer.MAX_VALUE;

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
        int value = -INF;
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
