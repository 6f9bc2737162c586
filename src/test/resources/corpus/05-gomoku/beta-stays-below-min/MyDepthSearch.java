// exercise: 05
// truth: wrong
// mistake: a MIN node hands the beta down that it was given, not the one that its earlier children have lowered; it cuts only by its own best value
// player: MIN
// style: switch on the player
// single: yes
// detail: sometimes; the values are right, cuts below MIN's later children are missed
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        boolean isMax = game.player(state).equals(Player.MAX);
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (isMax ? v > best : v < best)) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        switch (game.player(state)) {
            case MAX: {
                int best = -Window.INFINITY;
                int low = alpha;
                for (A action : game.actions(state)) {
                    int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, beta);
                    best = Math.max(best, v);
                    low = Math.max(low, best);
                    if (best >= beta) {
                        break;
                    }
                }
                return best;
            }
            default: {
                int best = Window.INFINITY;
                int high = beta;
                for (A action : game.actions(state)) {
                    int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                    best = Math.min(best, v);
                    high = Math.min(high, best);
                    if (high <= alpha) {
                        break;
                    }
                }
                return best;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean isMax = game.player(state).equals(Player.MAX);
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, high);
            if (isMax) {
                if (v > low) {
                    low = v;
                    chosen = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
