// exercise: 07
// truth: wrong
// mistake: at a cutoff the method returns before undo, so the move stays on the position
// player: both
// style: two methods, one for each player, early return
// kind: slip
// single: yes
// detail: whenever something is cut; the position is one move too far afterwards
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
        return position.player() == Player.MAX
                ? maxValue(position, alpha, beta)
                : minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.max(v, value(position, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
            position.undo();
        }
        return v;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.min(v, value(position, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
            position.undo();
        }
        return v;
    }
}
