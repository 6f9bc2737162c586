// exercise: 05
// truth: right
// mistake: none; at every node the children at which the game is over are read first
// player: both
// style: partitioned children, mutable node object, fail-soft
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        IntBinaryOperator op = game.player(state) == Player.MAX ? Math::max : Math::min;
        List<A> actions = game.actions(state);
        int result = minimax(game, evaluation, game.result(state, actions.get(0)), depth - 1);
        for (A action : actions.subList(1, actions.size()))
            result = op.applyAsInt(result, minimax(game, evaluation, game.result(state, action), depth - 1));
        return result;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return expand(game, evaluation, state, depth, alpha, beta).value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return expand(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action;
    }

    private class Node {
        int value;
        A action;
    }

    private Node expand(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Node node = new Node();
        List<A> order = new ArrayList<>();
        List<A> open = new ArrayList<>();
        for (A action : game.actions(state)) (game.terminal(game.result(state, action)) ? order : open).add(action);
        order.addAll(open);
        for (A action : order) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (node.action == null || (max ? value > node.value : value < node.value)) {
                node.value = value;
                node.action = action;
            }
            if (max && value > alpha) alpha = value;
            if (!max && value < beta) beta = value;
            if (alpha > beta || alpha == beta) break;
        }
        return node;
    }
}
