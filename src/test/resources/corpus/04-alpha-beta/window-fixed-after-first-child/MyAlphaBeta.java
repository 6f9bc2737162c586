// exercise: 04
// truth: wrong
// mistake: the younger children all get the window as it was after the first one; later improvements are not handed down
// player: both
// style: eldest brother first, the rest as a list of tasks
// single: yes
// detail: values right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** A branch that is still to be searched, with its window. */
    private record Task<S>(S state, int alpha, int beta) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        if (max) {
            alpha = Math.max(alpha, best);
        } else {
            beta = Math.min(beta, best);
        }
        List<Task<S>> rest = new ArrayList<>();
        for (int i = 1; i < actions.size(); i++) {
            rest.add(new Task<>(game.result(state, actions.get(i)), alpha, beta));
        }
        for (Task<S> task : rest) {
            if (max ? best >= beta : best <= alpha) {
                break;
            }
            int v = value(game, task.state(), task.alpha(), task.beta());
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
