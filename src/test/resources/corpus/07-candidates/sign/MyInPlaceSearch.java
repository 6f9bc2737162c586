// exercise: 07
// truth: wrong
// mistake: negamax that takes it for granted that the sides take turns: the sign changes with every ply
// player: both
// style: negamax with a sign
// single: yes
// detail: as soon as the same side moves twice in a row
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
        int sign = position.player() == Player.MAX ? 1 : -1;
        return sign > 0 ? negamax(position, 1, alpha, beta) : -negamax(position, -1, -beta, -alpha);
    }

    private int negamax(Position<A> position, int sign, int low, int high) {
        if (position.terminal()) {
            return sign * position.utility();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.max(best, -negamax(position, -sign, -high, -Math.max(low, best)));
            position.undo();
            if (best >= high) {
                break;
            }
        }
        return best;
    }
}
