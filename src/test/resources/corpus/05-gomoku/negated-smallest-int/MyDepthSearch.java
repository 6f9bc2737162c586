// exercise: 05
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha, whose negative is itself, so that the window of a child in which the other player moves is closed at once
// player: both
// style: negamax that asks the game who moves next
// single: yes
// detail: in bestAction whenever the other player moves after the action; the child is left after its first action
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game.player(state));
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
        }
        Player mover = game.player(state);
        return mover == Player.MAX
                ? nega(game, evaluation, state, depth, alpha, beta, mover)
                : -nega(game, evaluation, state, depth, -beta, -alpha, mover);
    }

    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Player view) {
        if (game.terminal(state)) {
            return sign(view) * game.utility(state);
        }
        if (depth == 0) {
            return sign(view) * evaluation.value(state);
        }
        if (game.player(state) != view) {
            return -nega(game, evaluation, state, depth, -beta, -alpha, view.opponent());
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = nega(game, evaluation, game.result(state, action), depth - 1, alpha, beta, view);
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int alpha = Integer.MIN_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int value = nega(game, evaluation, game.result(state, action), depth - 1, alpha, Integer.MAX_VALUE, me);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
