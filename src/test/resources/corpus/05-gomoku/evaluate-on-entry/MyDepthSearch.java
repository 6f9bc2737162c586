// exercise: 05
// truth: wrong
// mistake: minimax asks for the evaluation at the top of the method, so at every state and not only at the horizon
// player: both
// style: local variables first, single exit
// single: yes
// detail: always; the values are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int result = evaluation.value(state);
        if (game.terminal(state)) {
            result = game.utility(state);
        } else if (depth > 0) {
            Player mover = game.player(state);
            result = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A move : game.actions(state)) {
                S next = game.result(state, move);
                int v = minimax(game, evaluation, next, depth - 1);
                if (mover == Player.MAX && v > result || mover == Player.MIN && v < result) {
                    result = v;
                }
            }
        }
        return result;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else if (depth > 0) {
            Player mover = game.player(state);
            Window window = new Window(alpha, beta);
            result = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A move : game.actions(state)) {
                S next = game.result(state, move);
                int v = alphaBeta(game, evaluation, next, depth - 1, window.alpha(), window.beta());
                if (mover == Player.MAX && v > result || mover == Player.MIN && v < result) {
                    result = v;
                }
                window = window.narrowedBy(mover, v);
                if (window.closed()) {
                    break;
                }
            }
        } else {
            result = evaluation.value(state);
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A move : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, move), depth - 1, window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(mover, v);
            if (!narrowed.equals(window)) {
                best = move;
                window = narrowed;
            }
        }
        return best;
    }
}
