// exercise: 04
// truth: wrong
// mistake: a value is kept as exact when the loop ran to its end without a cut, but with a raised alpha or lowered beta it may be only a bound
// player: both
// style: map in a field, emptied when another game comes
// kind: subtle
// single: yes
// detail: the same state is asked again with another window (after a narrow window or bestAction), or reached again in a game with transpositions
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();
    private Game<S, A> current;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != current) {
            table.clear();
            current = game;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer known = table.get(state);
        if (known != null) {
            return known;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best; // not all children were seen, so this is only a bound
            }
        }
        table.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
