// exercise: 07
// truth: wrong
// mistake: MAX hands its own best down as alpha instead of the larger of alpha and best, so bounds from further up are lost below it
// player: MAX
// style: fail-soft, no change of the parameters
// single: yes
// detail: sometimes; the values are right, deep cutoffs below MAX nodes are missed
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
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, best, beta);
                position.undo();
                if (value > best) {
                    best = value;
                }
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int worst = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, Math.min(beta, worst));
            position.undo();
            if (value < worst) {
                worst = value;
            }
            if (worst <= alpha) {
                return worst;
            }
        }
        return worst;
    }
}
