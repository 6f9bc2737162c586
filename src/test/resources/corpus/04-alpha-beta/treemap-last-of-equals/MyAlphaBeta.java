// exercise: 04
// truth: wrong
// mistake: bestAction files the actions in a TreeMap by the number that the narrowed search returned, so a later action whose bound equals the best replaces the better one; it can choose a worse action among apparent ties.
// player: both
// style: TreeMap in bestAction, enum-like strategy objects for the two sides
// single: yes
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Side(int worst, IntBinaryOperator better) {}

    private static final Side MAXIMIZER = new Side(-Window.INFINITY, Math::max);
    private static final Side MINIMIZER = new Side(Window.INFINITY, Math::min);

    private static Side sideOf(Player p) {
        return p == Player.MAX ? MAXIMIZER : MINIMIZER;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Side side = sideOf(game.player(state));
        int best = side.worst();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int a = side == MAXIMIZER ? Math.max(alpha, best) : alpha;
            int b = side == MINIMIZER ? Math.min(beta, best) : beta;
            if (a >= b) break;
            best = side.better().applyAsInt(best, value(game, child, a, b));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> byValue = new TreeMap<>();
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int a = max && !byValue.isEmpty() ? byValue.lastKey() : -Window.INFINITY;
            int b = !max && !byValue.isEmpty() ? byValue.firstKey() : Window.INFINITY;
            byValue.put(value(game, game.result(state, action), a, b), action);
        }
        return max ? byValue.lastEntry().getValue() : byValue.firstEntry().getValue();
    }
}
