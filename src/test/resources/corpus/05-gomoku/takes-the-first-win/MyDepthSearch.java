// exercise: 05
// truth: wrong
// mistake: bestAction returns the first action worth 1 or more to MAX (-1 or less to MIN) as a win, as in Tic-Tac-Toe, although a later one may be worth more.
// player: both
// style: port of a Tic-Tac-Toe program, early returns
// single: yes
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (best <= alpha) return best;
                beta = Math.min(beta, best);
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A bestAction = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value >= WIN || !max && value <= LOSS) {
                return action;
            }
            if (max && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (!max && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
