// exercise: 05
// truth: wrong
// mistake: bestAction begins with a best value of -1,000,000 (or 1,000,000 for MIN) and takes strictly better ones only, so it finds no action where all are worth just that.
// kind: slip
// player: both
// style: one comparison through a helper class Best
// single: yes
// detail: only when every action is worth -1,000,000 to MAX, or 1,000,000 to MIN: the answer is null
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static class Best<A> {
        final boolean max;
        int value;
        A action;

        Best(Player player, int worst) {
            max = player == Player.MAX;
            value = max ? -worst : worst;
        }

        boolean offer(A newAction, int newValue) {
            boolean better = max ? newValue > value : newValue < value;
            if (better) {
                value = newValue;
                action = newAction;
            }
            return better;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Best<A> best = new Best<>(game.player(state), Window.INFINITY);
        for (A action : game.actions(state)) {
            best.offer(action, minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return best.value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Best<A> best = new Best<>(game.player(state), Window.INFINITY);
        for (A action : game.actions(state)) {
            best.offer(action, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (best.max) {
                alpha = Math.max(alpha, best.value);
            } else {
                beta = Math.min(beta, best.value);
            }
            if (alpha >= beta) {
                return best.value;
            }
        }
        return best.value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Best<A> best = new Best<>(game.player(state), Window.MAX_VALUE);
        for (A action : game.actions(state)) {
            int alpha = best.max ? best.value : -Window.INFINITY;
            int beta = best.max ? Window.INFINITY : best.value;
            best.offer(action, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
        }
        return best.action;
    }
}
