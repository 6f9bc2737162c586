// exercise: 05
// truth: wrong
// mistake: minimax remembers the values of a call by the state alone, although the same state may come again with another number of plies left
// player: both
// style: memo in a HashMap made for each call, two helper methods
// single: yes
// detail: never in trees, only in games in which equal states are reached with different depths; seen in a counter game (start 0, add 1 or 2, end at 12, MIN moves where the sum is a multiple of 3 after a move), depth 4, evaluation 7n mod 11: 6 instead of 9
import java.util.*;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        // equal states need not be evaluated twice
        return remembered(game, evaluation, state, depth, new HashMap<>());
    }

    private int remembered(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> memo) {
        Integer known = memo.get(state);
        if (known == null) {
            known = compute(game, evaluation, state, depth, memo);
            memo.put(state, known);
        }
        return known;
    }

    private int compute(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> memo) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(remembered(game, evaluation, game.result(state, action), depth - 1, memo));
        }
        return game.player(state) == Player.MAX ? Collections.max(values) : Collections.min(values);
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
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, v), beta));
                if (v >= beta) {
                    return v;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, v)));
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (choice == null || (max ? v > alpha : v < beta)) {
                choice = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return choice;
    }
}
