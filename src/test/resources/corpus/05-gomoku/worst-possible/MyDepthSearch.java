// exercise: 05
// truth: wrong
// mistake: bestAction begins with the worst value there is, -MAX_VALUE for MAX and MAX_VALUE for MIN, and asks for strictly better, so it returns null where every action is worth just that
// player: both
// style: one comparison for both sides by a sign, constants from Window
// kind: subtle
// single: yes
// detail: all actions are worth -1,000,000 to MAX (or 1,000,000 where MIN is to move), as at a lost position with those utilities
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
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game.player(state));
        int best = -Window.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    private static int sign(Player player) {
        return player == Player.MAX ? 1 : -1;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int sign = sign(player);
        int best = -Window.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            best = Math.max(best, sign * value);
            if (player == Player.MAX && value > alpha) {
                alpha = value;
            }
            if (player == Player.MIN && value < beta) {
                beta = value;
            }
            if (beta <= alpha) {
                break;
            }
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game.player(state));
        int best = -Window.MAX_VALUE;
        A choice = null;
        for (A action : game.actions(state)) {
            int value = sign > 0
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -best);
            if (sign * value > best) {
                best = sign * value;
                choice = action;
            }
        }
        return choice;
    }
}
