// exercise: 05
// truth: wrong
// mistake: the end of the game is told from an empty list of actions instead of by game.terminal, so in a game that still lists actions after its end the search goes on (or evaluates)
// kind: subtle
// player: both
// style: iterators, one recursive method for both players
// single: yes
// detail: only in games whose terminal states still have actions
import java.util.Iterator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Iterator<A> it = actions.iterator();
        int best = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
        while (it.hasNext()) {
            int value = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
            best = game.player(state) == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> it = actions.iterator();
        do {
            int value = alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        } while (it.hasNext() && alpha < beta);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Iterator<A> it = game.actions(state).iterator();
        A best = it.next();
        int value = alphaBeta(game, evaluation, game.result(state, best), depth - 1, -Window.INFINITY, Window.INFINITY);
        while (it.hasNext()) {
            A action = it.next();
            boolean max = game.player(state) == Player.MAX;
            int next = alphaBeta(
                    game,
                    evaluation,
                    game.result(state, action),
                    depth - 1,
                    max ? value : -Window.INFINITY,
                    max ? Window.INFINITY : value);
            if (max ? next > value : next < value) {
                value = next;
                best = action;
            }
        }
        return best;
    }
}
