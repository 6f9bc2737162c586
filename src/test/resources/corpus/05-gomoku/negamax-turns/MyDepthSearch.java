// exercise: 05
// truth: wrong
// mistake: the negamax behind alphaBeta flips sign and window after every action, as if MAX and MIN always took turns
// player: both
// style: negamax with a colour
// single: yes
// detail: alphaBeta and bestAction when the same player moves twice in succession
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
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        if (depth == 0) {
            return colour * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -beta, -alpha, -colour);
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? negamax(game, evaluation, state, depth, alpha, beta, 1)
                : -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(
                    game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -colour);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
