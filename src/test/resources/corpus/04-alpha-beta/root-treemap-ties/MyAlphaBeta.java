// exercise: 04
// truth: wrong
// mistake: bestAction puts value and action of every child into a TreeMap; a later child with the same number replaces the earlier one, although its number may be only a bound.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean maximizing = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int eval = value(game, game.result(state, action), alpha, beta);
            if (maximizing && eval > alpha) alpha = eval;
            if (!maximizing && eval < beta) beta = eval;
            if (alpha >= beta) break;
        }
        return maximizing ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> byValue = new TreeMap<>();
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int alpha = max && !byValue.isEmpty() ? byValue.lastKey() : -Window.INFINITY;
            int beta = !max && !byValue.isEmpty() ? byValue.firstKey() : Window.INFINITY;
            byValue.put(value(game, game.result(state, action), alpha, beta), action);
        }
        return max ? byValue.lastEntry().getValue() : byValue.firstEntry().getValue();
    }
}
