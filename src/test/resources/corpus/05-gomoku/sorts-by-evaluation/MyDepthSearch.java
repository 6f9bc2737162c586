// exercise: 05
// truth: wrong
// mistake: alphaBeta sorts the children by what the evaluation says of them before it searches them, so the evaluation is asked at states above the horizon and at finished ones.
// player: both
// style: move ordering as in chess programs
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
        List<Integer> values = new ArrayList<>();
        for (A a : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        values.sort(null);
        return game.player(state) == Player.MAX ? values.get(values.size() - 1) : values.get(0);
    }

    private List<S> children(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<S> list = new ArrayList<>();
        for (A a : game.actions(state)) {
            list.add(game.result(state, a));
        }
        if (depth > 1) { // good ones first
            Comparator<S> byValue = Comparator.comparingInt(evaluation::value);
            list.sort(game.player(state) == Player.MAX ? byValue.reversed() : byValue);
        }
        return list;
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
            for (S child : children(game, evaluation, state, depth)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }
        for (S child : children(game, evaluation, state, depth)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, child, depth - 1, alpha, beta));
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            }
            if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
