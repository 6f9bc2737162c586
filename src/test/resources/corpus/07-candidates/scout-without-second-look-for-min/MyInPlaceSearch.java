// exercise: 07
// truth: wrong
// mistake: children after the first are tried with a window of width one and searched again if they turn out better; at MIN nodes the second search is left out, so a bound is taken for the value there
// player: MIN
// style: principal variation search, two branches
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean first = true;
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, alpha, first ? beta : alpha + 1);
                if (!first && v > alpha && v < beta) {
                    v = value(position, alpha, beta);
                }
                position.undo();
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    break;
                }
                first = false;
            }
            return alpha;
        }
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, first ? alpha : beta - 1, beta);
            position.undo();
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                break;
            }
            first = false;
        }
        return beta;
    }
}
