// exercise: 04
// truth: wrong
// mistake: bestAction takes a later action also if its number only equals the best, although that number may be the bound of a child that was cut
// player: both
// style: helper class that keeps the best choice
// kind: slip
// single: yes
// detail: bestAction, when a worse child is cut exactly at the best value and comes after the best one; at the root for MAX and MIN alike
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private final class Keeper {
        private Choice<A> choice;

        void offer(A action, int value, boolean max) {
            if (choice == null || (max ? value >= choice.value() : value <= choice.value())) {
                choice = new Choice<>(action, value);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Keeper keeper = new Keeper();
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int known = keeper.choice == null ? 0 : keeper.choice.value();
            int alpha = max && keeper.choice != null ? known : -Window.INFINITY;
            int beta = !max && keeper.choice != null ? known : Window.INFINITY;
            keeper.offer(action, value(game, game.result(state, action), alpha, beta), max);
        }
        return keeper.choice.action();
    }
}
