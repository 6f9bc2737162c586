// exercise: 07
// truth: wrong
// mistake: negamax takes it that the players take turns and never asks who is to move below the root
// player: both
// style: negamax with a colour
// single: yes
// detail: sometimes; only where a player moves twice in a row
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
            return nega(position, alpha, beta, 1);
        }
        return -nega(position, -beta, -alpha, -1);
    }

    private int nega(Position<A> position, int alpha, int beta, int color) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int value = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            value = Math.max(value, -nega(position, -beta, -alpha, -color));
            position.undo();
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }
}
