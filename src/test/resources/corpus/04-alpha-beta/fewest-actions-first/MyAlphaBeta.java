// exercise: 04
// truth: right
// mistake: none; tries the children with the fewest actions first
// player: both
// style: ordered by mobility
// single: yes
// detail: returns an infinity where the window is empty from the start, which never happens by the contract
import java.util.Comparator;
import java.util.PriorityQueue;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        PriorityQueue<S> children = new PriorityQueue<>(Comparator.comparingInt((S s) -> game.terminal(s) ? 0 : game.actions(s).size()));
        for (A a : game.actions(state)) children.add(game.result(state, a));
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        while (!children.isEmpty() && alpha < beta) {
            int v = value(game, children.poll(), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
