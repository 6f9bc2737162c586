// exercise: 05
// truth: wrong
// mistake: the table of minimax stays from call to call although the evaluation or the game may be another one
// player: both
// style: memo of states and depths
// single: yes
// detail: sometimes; later calls with another evaluation or game
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Entry<T>(T state, int depth) {}

    private final Map<Entry<S>, Integer> table = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Integer seen = table.get(new Entry<>(state, depth));
        if (seen != null) {
            return seen;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
        } else {
            value = Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
        }
        table.put(new Entry<>(state, depth), value);
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.max(value, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                alpha = Math.max(alpha, value);
                if (beta <= alpha) {
                    break;
                }
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.min(value, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                beta = Math.min(beta, value);
                if (beta <= alpha) {
                    break;
                }
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                best = a;
            } else if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                best = a;
            }
        }
        return best;
    }
}
