// exercise: 05
// truth: wrong
// mistake: alphaBeta asks for the depth before it asks whether the game is over, so that finished games at the horizon are evaluated
// player: both
// style: two loops per method, one for each player
// single: yes
// detail: sometimes, only where a game ends exactly at the horizon; minimax is right
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
        if (depth <= 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int highest = -Window.INFINITY;
            for (A a : game.actions(state)) {
                highest = Math.max(highest, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return highest;
        }
        int lowest = Window.INFINITY;
        for (A a : game.actions(state)) {
            lowest = Math.min(lowest, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return lowest;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth <= 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int highest = -Window.INFINITY;
            for (A a : game.actions(state)) {
                highest = Math.max(highest, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (highest >= beta) {
                    return highest;
                }
                alpha = Math.max(alpha, highest);
            }
            return highest;
        }
        int lowest = Window.INFINITY;
        for (A a : game.actions(state)) {
            lowest = Math.min(lowest, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (lowest <= alpha) {
                return lowest;
            }
            beta = Math.min(beta, lowest);
        }
        return lowest;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    choice = a;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    choice = a;
                }
            }
        }
        return choice;
    }
}
