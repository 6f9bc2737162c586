// exercise: 04
// truth: right
// mistake: none; a table of lower and upper bounds that lives for one call, terminal children are tried first
// player: both
// style: inner Search class, table, own order
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Bounds(int low, int high) {}

    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Map<S, Bounds> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        List<A> ordered(S state) {
            List<A> ends = new ArrayList<>();
            List<A> rest = new ArrayList<>();
            for (A action : game.actions(state)) {
                (game.terminal(game.result(state, action)) ? ends : rest).add(action);
            }
            ends.addAll(rest);
            return ends;
        }

        int value(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Bounds known = table.getOrDefault(state, new Bounds(-Window.INFINITY, Window.INFINITY));
            if (known.low() >= beta || known.low() == known.high()) return known.low();
            if (known.high() <= alpha) return known.high();
            int a = alpha;
            int b = beta;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : ordered(state)) {
                int v = value(game.result(state, action), a, b);
                if (max) {
                    best = Math.max(best, v);
                    a = Math.max(a, v);
                } else {
                    best = Math.min(best, v);
                    b = Math.min(b, v);
                }
                if (a >= b) break;
            }
            int low = best > alpha ? Math.max(known.low(), best) : known.low();
            int high = best < beta ? Math.min(known.high(), best) : known.high();
            table.put(state, new Bounds(low, high));
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).value(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        Player me = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : search.ordered(state)) {
            int v = search.value(game.result(state, action), window.alpha(), window.beta());
            if (window.contains(v)) {
                window = window.narrowedBy(me, v);
                best = action;
            }
        }
        return best;
    }
}
