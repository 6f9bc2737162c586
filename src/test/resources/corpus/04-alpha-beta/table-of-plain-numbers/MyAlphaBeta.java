// exercise: 04
// truth: wrong
// mistake: the table stores what a cut node returned without noting that it is a bound, and later returns it as the exact value
// player: both
// style: transposition table as a map, emptied for another game
// single: yes
// detail: sometimes; when a position comes again with a wider window, in games with transpositions or in a second call
import java.util.HashMap;
import java.util.Map;
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
        Integer stored = table.get(state);
        if (stored != null) {
            return stored;
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, v);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, v);
            }
            if (a >= b) {
                break;
            }
        }
        table.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max ? v > a : v < b) {
                best = action;
                if (max) {
                    a = v;
                } else {
                    b = v;
                }
            }
        }
        return best;
    }
}
