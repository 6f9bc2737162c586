// exercise: 07
// truth: wrong
// mistake: when a child is an end that does not improve the best, continue skips undo
// player: both
// style: ends handled in the loop
// single: yes
// detail: sometimes; as soon as an end is no better than the best before it
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
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int score;
            if (position.terminal()) {
                score = sign * position.utility();
                if (score <= best) {
                    continue;
                }
            } else {
                score = sign * value(position, alpha, beta);
            }
            position.undo();
            best = Math.max(best, score);
            if (sign == 1) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, -best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return sign * best;
    }
}
