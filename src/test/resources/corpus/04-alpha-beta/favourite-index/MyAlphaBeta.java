// exercise: 04
// truth: wrong
// mistake: moves.remove(index) with an Integer removes the action that equals the index, not the one at the index; another action can be lost
// player: both
// style: remembers for each state at which place its best action was, fail-soft
// single: yes
// detail: sometimes; only for states that are met again (a later call, or a position reached twice): with Integers that are not their own places an action is lost, with other types one is searched twice
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> favourite = new HashMap<>();

    private List<A> moves(Game<S, A> game, S state) {
        List<A> moves = new ArrayList<>(game.actions(state));
        Integer index = favourite.get(state);
        if (index != null && index < moves.size()) {
            A first = moves.get(index);
            moves.remove(index);
            moves.add(0, first);
        }
        return moves;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A good = null;
        for (A move : moves(game, state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (good == null || (max ? v > best : v < best)) {
                best = v;
                good = move;
            }
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        favourite.put(state, game.actions(state).indexOf(good));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A good = null;
        for (A move : moves(game, state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (max && v > alpha) { alpha = v; good = move; }
            if (!max && v < beta) { beta = v; good = move; }
        }
        return good;
    }
}
