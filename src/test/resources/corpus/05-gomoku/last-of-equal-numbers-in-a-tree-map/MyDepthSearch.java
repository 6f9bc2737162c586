// exercise: 05
// truth: wrong
// mistake: bestAction puts each action into a TreeMap under its number and takes the one at the end; a later child that was cut and returns an equal bound replaces the best action
// kind: slip
// player: both
// style: TreeMap from number to action
// single: yes
// detail: -
import java.util.TreeMap;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return eval.value(state);
        var values = game.actions(state).stream().mapToInt(a -> minimax(game, eval, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return eval.value(state);
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, eval, game.result(state, a), depth - 1, alpha, beta);
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) return max ? beta : alpha;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        TreeMap<Integer, A> byValue = new TreeMap<>();
        for (A a : game.actions(state)) {
            int alpha = max && !byValue.isEmpty() ? byValue.lastKey() : -Window.INFINITY;
            int beta = !max && !byValue.isEmpty() ? byValue.firstKey() : Window.INFINITY;
            byValue.put(alphaBeta(game, eval, game.result(state, a), depth - 1, alpha, beta), a);
        }
        return max ? byValue.lastEntry().getValue() : byValue.firstEntry().getValue();
    }
}
