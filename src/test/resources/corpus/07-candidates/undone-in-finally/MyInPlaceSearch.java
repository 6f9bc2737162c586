// exercise: 07
// truth: right
// mistake: none; undo in a finally block, fail-hard
// player: both
// style: try and finally, fail-hard
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
        Player player = position.player();
        for (A move : position.actions()) {
            int v;
            position.make(move);
            try {
                v = value(position, alpha, beta);
            } finally {
                position.undo();
            }
            if (player == Player.MAX) {
                if (v >= beta) return beta;
                alpha = Math.max(alpha, v);
            } else {
                if (v <= alpha) return alpha;
                beta = Math.min(beta, v);
            }
        }
        return player == Player.MAX ? alpha : beta;
    }
}
