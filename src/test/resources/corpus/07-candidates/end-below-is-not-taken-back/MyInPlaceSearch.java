// exercise: 07
// truth: wrong
// mistake: a move that ends the game is evaluated on the spot and the loop continues without undo
// player: both
// style: terminal children handled in the loop, depth of nothing but a boolean for the side
// single: yes
// detail: any node with a leaf among its children
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        boolean isMax = position.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            int score;
            if (position.terminal()) {
                // no need to go down any further
                score = position.utility();
            } else {
                score = value(position, alpha, beta);
                position.undo();
            }
            if (isMax && score > best) {
                best = score;
                if (best > alpha) alpha = best;
            }
            if (!isMax && score < best) {
                best = score;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) break;
        }
        return best;
    }
}
