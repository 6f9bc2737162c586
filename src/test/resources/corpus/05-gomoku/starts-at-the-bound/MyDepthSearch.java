// exercise: 05
// truth: right
// mistake: none; fail-hard, the best starts at the bound of the mover
// player: both
// style: MyDepthSearch, streams for minimax, fail-hard
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var values = game.actions(state).stream()
                .map(a -> game.result(state, a))
                .mapToInt(child -> minimax(game, evaluation, child, depth - 1))
                .summaryStatistics();
        return game.player(state) == Player.MAX ? values.getMax() : values.getMin();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (max) {
                best = Math.max(best, alphaBeta(game, evaluation, child, depth - 1, best, beta));
                if (best >= beta) return beta;
            } else {
                best = Math.min(best, alphaBeta(game, evaluation, child, depth - 1, alpha, best));
                if (best <= alpha) return alpha;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (v <= alpha || v >= beta) continue;
            chosen = action;
            if (game.player(state) == Player.MAX) alpha = v;
            else beta = v;
        }
        return chosen;
    }
}
