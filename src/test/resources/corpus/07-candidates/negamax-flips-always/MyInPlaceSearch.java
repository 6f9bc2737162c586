// exercise: 07
// truth: wrong
// mistake: negamax turns sign and window at every move, also when the same player moves again
// player: both
// style: negamax, fail-soft
// single: yes
// detail: right where the players take turns; wrong where one of them moves twice
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
            return negamax(position, 1, alpha, beta);
        }
        return -negamax(position, -1, -beta, -alpha);
    }

    private int negamax(Position<A> position, int color, int alpha, int beta) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int score = -negamax(position, -color, -beta, -alpha);
            position.undo();
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
