// exercise: 05
// truth: wrong
// mistake: bestAction starts with the smallest value a game may give, -Window.MAX_VALUE, and wants something strictly better
// player: both
// style: values seen by the mover through a sign, constants for the extremes
// kind: subtle
// single: yes
// detail: returns null if every action is worth exactly -1,000,000 to the mover; with any other value it is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int LOSS = -Window.MAX_VALUE;
    private static final int WIN = Window.MAX_VALUE;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player mover = game.player(state);
        int best = mover == Player.MAX ? LOSS : WIN;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = mover == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player mover = game.player(state);
        int best = mover == Player.MAX ? LOSS : WIN;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (mover == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = LOSS;
        A choice = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = sign == 1
                    ? alphaBeta(game, evaluation, child, depth - 1, best, WIN + 1)
                    : -alphaBeta(game, evaluation, child, depth - 1, -WIN - 1, -best);
            if (value > best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
