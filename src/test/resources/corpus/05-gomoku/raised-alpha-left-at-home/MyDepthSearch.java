// exercise: 05
// truth: wrong
// mistake: a MAX node hands its children the alpha that it was given, not the one that it has raised
// player: MAX
// style: local copies of the bounds, fail-soft
// single: yes
// detail: values are right; cuts below later children of a MAX node are missed in alphaBeta, also at its root
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return game.terminal(state) ? game.utility(state)
             : depth == 0 ? evaluation.value(state)
             : deeper(game, evaluation, state, depth);
    }

    private int deeper(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        return game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .reduce(max ? Math::max : Math::min)
                .get();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int a = alpha;
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                v = Math.max(v, alphaBeta(game, evaluation, next, depth - 1, alpha, beta));
                a = Math.max(a, v);
                if (a >= beta) {
                    return v;
                }
            }
            return v;
        }
        int b = beta;
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            v = Math.min(v, alphaBeta(game, evaluation, next, depth - 1, alpha, b));
            b = Math.min(b, v);
            if (b <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (max ? v > a : v < b) {
                choice = action;
                if (max) a = v;
                else b = v;
            }
        }
        return choice;
    }
}
