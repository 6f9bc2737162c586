// exercise: 07
// truth: wrong
// mistake: the negamax returns the utility at an end without the sign of the side whose view it takes
// player: MIN
// style: negamax with a colour, other view if the mover is another
// single: yes
// detail: always, where an end is seen from MIN's side
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return negamax(position, alpha, beta, 1);
    }

    private int negamax(Position<A> p, int alpha, int beta, int color) {
        if (p.terminal()) return p.utility();
        int mover = p.player() == Player.MAX ? 1 : -1;
        if (mover != color) return -negamax(p, -beta, -alpha, mover);
        int best = -Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            best = Math.max(best, -negamax(p, -beta, -alpha, -color));
            p.undo();
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
