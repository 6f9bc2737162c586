// exercise: 07
// truth: wrong
// mistake: the best of a MAX node starts at -1000, so that MAX nodes worth less than that get -1000
// kind: slip
// player: MAX
// style: student code with constants, while loop over an iterator
// single: yes
// detail: only where all values of a MAX node are below -1000
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WORST = -1000;
    private static final int BEST = 1_000_001;

    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) {
            return pos.utility();
        }
        boolean maximizing = pos.player().equals(Player.MAX);
        int result = maximizing ? WORST : BEST;
        boolean cutoff = false;
        Iterator<A> moves = pos.actions().iterator();
        while (moves.hasNext() && !cutoff) {
            A move = moves.next();
            pos.make(move);
            int score = value(pos, alpha, beta);
            pos.undo();
            if (maximizing && score > result) {
                result = score;
            }
            if (!maximizing && score < result) {
                result = score;
            }
            if (maximizing && result > alpha) {
                alpha = result;
            }
            if (!maximizing && result < beta) {
                beta = result;
            }
            if (alpha >= beta) {
                cutoff = true;
            }
        }
        return result;
    }
}
