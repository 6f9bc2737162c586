// exercise: 07
// truth: wrong
// mistake: MIN returns at a cutoff before the move is undone
// player: MIN
// style: pseudo-code from a textbook, short names
// single: yes
// detail: as soon as a MIN node is cut: the position stays one move further
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
            int v = -Window.INFINITY;
            for (A a : position.actions()) {
                position.make(a);
                v = Math.max(v, value(position, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    return v;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.min(v, value(position, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            position.undo();
            beta = Math.min(beta, v);
        }
        return v;
    }
}
