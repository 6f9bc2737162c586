// exercise: 05
// truth: wrong
// mistake: bestAction files the actions under their values in a map, so a later child that was cut at a bound equal to the best replaces the action that is really best.
// kind: slip
// player: both
// style: TreeMap from value to action, fail-soft
// single: yes
// detail: -
import java.util.TreeMap;
import plybook.game.*;
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
        TreeMap<Integer, A> byValue = new TreeMap<>();
        for (A action : game.actions(state)) {
            byValue.put(minimax(game, evaluation, game.result(state, action), depth - 1), action);
        }
        return game.player(state) == Player.MAX ? byValue.lastKey() : byValue.firstKey();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return explore(game, evaluation, state, depth, new Window(alpha, beta), new TreeMap<>());
    }

    private int explore(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window, TreeMap<Integer, A> byValue) {
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            byValue.put(value, action);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                break;
            }
        }
        return player == Player.MAX ? byValue.lastKey() : byValue.firstKey();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        TreeMap<Integer, A> byValue = new TreeMap<>();
        explore(game, evaluation, state, depth, Window.FULL, byValue);
        return (game.player(state) == Player.MAX ? byValue.lastEntry() : byValue.firstEntry()).getValue();
    }
}
