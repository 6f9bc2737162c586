// exercise: 07
// truth: wrong
// mistake: the width beta - alpha overflows when one bound is infinite, so the second search after a null window is left out and a bound is taken for the value
// player: both
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; alpha below 0 with beta infinite, or alpha infinite with beta above 0
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
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (first) {
                value = value(position, alpha, beta);
            } else {
                value = max ? value(position, alpha, alpha + 1) : value(position, beta - 1, beta);
                if (alpha < value && value < beta && beta - alpha > 1) {
                    value = value(position, alpha, beta);
                }
            }
            position.undo();
            first = false;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
