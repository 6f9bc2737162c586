// exercise: 05
// truth: wrong
// mistake: a move that is the only one in its state is not counted as a ply, so below it the search looks a ply further than asked
// kind: subtle
// player: both
// style: one abstract walk with an inner class for each search, extension of forced moves
// single: yes
// detail: only where a state above the horizon has a single action
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** Plies left for the children: a forced move branches nowhere and costs nothing. */
    private static int below(List<?> actions, int depth) {
        return actions.size() == 1 ? depth : depth - 1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        int worst = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        return actions.stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), below(actions, depth)))
                .reduce(worst, game.player(state) == Player.MAX ? Math::max : Math::min);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int a = alpha;
            for (int i = 0; i < actions.size() && a < beta; i++) {
                a = Math.max(a, alphaBeta(game, evaluation, game.result(state, actions.get(i)), below(actions, depth), a, beta));
            }
            return a;
        } else {
            int b = beta;
            for (int i = 0; i < actions.size() && alpha < b; i++) {
                b = Math.min(b, alphaBeta(game, evaluation, game.result(state, actions.get(i)), below(actions, depth), alpha, b));
            }
            return b;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return actions.get(0);
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
