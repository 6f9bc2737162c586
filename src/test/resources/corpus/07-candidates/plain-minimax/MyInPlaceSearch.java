// exercise: 07
// truth: wrong
// mistake: It is minimax with alpha and beta handed down but never used for a cutoff: every end is asked for, also those that cannot matter any more.
// player: both
// style: try/finally around the recursion, best as long
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
        Player turn = position.player();
        long best = turn == Player.MAX ? Long.MIN_VALUE : Long.MAX_VALUE;
        for (A action : position.actions()) {
            int v = after(position, action, alpha, beta);
            if (turn == Player.MAX) {
                best = Math.max(best, v);
                alpha = (int) Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = (int) Math.min(beta, best);
            }
        }
        return (int) best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }
}
