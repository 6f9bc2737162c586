// exercise: 07
// truth: wrong
// mistake: negamax negates the value at every ply, although the same player may be to move twice in a row
// player: both
// style: negamax with a colour, fail-hard
// kind: slip
// single: yes
// detail: in trees where MAX and MIN do not take turns

import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int colour = position.player() == Player.MAX ? 1 : -1;
        return colour == 1 ? negamax(position, 1, alpha, beta) : -negamax(position, -1, -beta, -alpha);
    }

    /** The value to the side to move. */
    private int negamax(Position<A> position, int colour, int low, int high) {
        if (position.terminal()) {
            return colour * position.utility();
        }
        for (A action : position.actions()) {
            position.make(action);
            int score = -negamax(position, -colour, -high, -low);
            position.undo();
            if (score >= high) {
                return high;
            }
            low = Math.max(low, score);
        }
        return low;
    }
}
