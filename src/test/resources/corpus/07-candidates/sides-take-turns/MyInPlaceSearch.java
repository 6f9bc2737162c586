// exercise: 07
// truth: wrong
// mistake: who is to move is asked at the root only and changes with every ply, though MAX and MIN need not take turns
// kind: slip
// player: both
// style: negamax with a colour
// single: yes
// detail: right where the players alternate
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? negamax(position, alpha, beta, 1) : -negamax(position, -beta, -alpha, -1);
    }

    private int negamax(Position<A> position, int alpha, int beta, int color) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int value = -Integer.MAX_VALUE;
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
