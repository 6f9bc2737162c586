// exercise: 07
// truth: right
// mistake: none; negamax whose sign comes from comparing the player with the one above
// player: both
// style: negamax, fail-hard, colour as a number
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? nega(position, alpha, beta, 1) : -nega(position, -beta, -alpha, -1);
    }

    /** The value to the side with this colour, which is to move. */
    private int nega(Position<A> p, int lower, int upper, int colour) {
        for (A action : p.actions()) {
            p.make(action);
            int v = below(p, lower, upper, colour);
            p.undo();
            if (v >= upper) {
                return upper;
            }
            if (v > lower) {
                lower = v;
            }
        }
        return lower;
    }

    private int below(Position<A> p, int lower, int upper, int colour) {
        if (p.terminal()) {
            return colour * p.utility();
        }
        int next = p.player() == Player.MAX ? 1 : -1;
        return next == colour ? nega(p, lower, upper, colour) : -nega(p, -upper, -lower, next);
    }
}
