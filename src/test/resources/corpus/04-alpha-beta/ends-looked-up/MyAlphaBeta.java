// exercise: 04
// truth: wrong
// mistake: utilities that were read are kept by state in a map that only bestAction empties, so value answers with the ends of an earlier game whose states are equal
// player: both
// style: computeIfAbsent for the ends, lambda for the comparison
// single: yes
// detail: sometimes; only when value is asked about a second game that has equal states with other utilities, e.g. two TreeGames of one shape, without a bestAction in between
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> ends = new HashMap<>();

    private int end(Game<S, A> game, S state) {
        return ends.computeIfAbsent(state, game::utility);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return end(game, state);
        }
        boolean max = game.player(state) == Player.MAX;
        IntBinaryOperator better = max ? Math::max : Math::min;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = better.applyAsInt(best, max ? value(game, next, best, beta) : value(game, next, alpha, best));
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ends.clear();
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, bound, Window.INFINITY) : value(game, next, -Window.INFINITY, bound);
            if (max && v > bound || !max && v < bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
