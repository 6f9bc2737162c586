// exercise: 05
// truth: wrong
// mistake: alphaBeta hands down --depth inside the loop, so every sibling is searched a ply less deep than the one before it
// kind: slip
// player: both
// style: negamax with the sign of the player to move, fail-soft
// single: yes
// detail: -
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
        } else if (depth <= 0) {
            return evaluation.value(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth <= 0) {
            return evaluation.value(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta; // the window as the player to move sees it
        int high = sign > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = sign > 0
                    ? alphaBeta(game, evaluation, next, --depth, low, high)
                    : -alphaBeta(game, evaluation, next, --depth, -high, -low);
            best = Math.max(best, value);
            low = Math.max(low, best);
            if (low >= high) {
                break;
            }
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else if (value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
