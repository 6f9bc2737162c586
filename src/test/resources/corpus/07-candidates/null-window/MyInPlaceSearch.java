// exercise: 07
// truth: wrong
// mistake: at MIN nodes what a null window has found is taken as exact, without a second search, when it lies inside the window
// player: MIN
// style: principal variation search, one branch per player
// kind: subtle
// single: yes
// detail: a later child of a MIN node is better than the first and its null-window search returns a bound
import java.util.*;
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
        Iterator<A> actions = position.actions().iterator();
        int best = after(position, actions.next(), alpha, beta);
        if (position.player() == Player.MAX) {
            while (best < beta && actions.hasNext()) {
                A action = actions.next();
                alpha = Math.max(alpha, best);
                int guess = after(position, action, alpha, alpha + 1);
                if (guess > alpha && guess < beta) {
                    guess = after(position, action, alpha, beta);
                }
                best = Math.max(best, guess);
            }
        } else {
            while (best > alpha && actions.hasNext()) {
                A action = actions.next();
                beta = Math.min(beta, best);
                int guess = after(position, action, beta - 1, beta);
                if (guess < alpha && guess > beta) {
                    guess = after(position, action, alpha, beta);
                }
                best = Math.min(best, guess);
            }
        }
        return best;
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }
}
