// exercise: 07
// truth: wrong
// mistake: the best starts at -10,000 for MAX and 10,000 for MIN although values reach 1,000,000, so a node whose values are all beyond that is worth the sentinel
// kind: slip
// player: both
// style: negamax with a colour taken from player(), the players need not alternate
// single: yes
// detail: values beyond 10,000 only
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WORST = -10_000;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? best(position, 1, alpha, beta) : -best(position, -1, -beta, -alpha);
    }

    /** The value to the side to move, which is MAX with the colour 1 and MIN with -1. */
    private int best(Position<A> position, int colour, int alpha, int beta) {
        int best = WORST;
        for (A action : position.actions()) {
            position.make(action);
            int value = colour == 1 ? value(position, alpha, beta) : -value(position, -beta, -alpha);
            position.undo();
            if (value > best) {
                best = value;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
