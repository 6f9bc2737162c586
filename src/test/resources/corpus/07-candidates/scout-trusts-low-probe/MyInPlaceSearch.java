// exercise: 07
// truth: wrong
// mistake: at MIN nodes the scout search takes the bound of the null window as the value and does not search again
// player: MIN
// style: principal variation search
// single: yes
// detail: sometimes
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        boolean first = true;
        int best = 0;
        for (A action : position.actions()) {
            position.make(action);
            int score;
            if (first) {
                score = value(position, alpha, beta);
                best = score;
                first = false;
            } else if (max) {
                score = value(position, alpha, alpha + 1);
                if (score > alpha && score < beta) {
                    score = value(position, alpha, beta);
                }
            } else {
                score = value(position, beta - 1, beta);
            }
            position.undo();
            if (max) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
