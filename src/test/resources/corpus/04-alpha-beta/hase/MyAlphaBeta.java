// exercise: 04
// truth: right
// mistake: none; a map for one search only, each entry says whether it is exact or a bound
// player: both
// style: transposition table with flags, helper class
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(Flag flag, int value) {}

    private static final class Search<S, A> {
        final Game<S, A> game;
        final Map<S, Entry> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S s, final int alpha, final int beta) {
            Entry e = table.get(s);
            if (e != null) {
                if (e.flag == Flag.EXACT) return e.value;
                if (e.flag == Flag.LOWER && e.value >= beta) return e.value;
                if (e.flag == Flag.UPPER && e.value <= alpha) return e.value;
            }
            int v;
            if (game.terminal(s)) {
                v = game.utility(s);
                table.put(s, new Entry(Flag.EXACT, v));
                return v;
            }
            int a = alpha;
            int b = beta;
            if (game.player(s) == Player.MAX) {
                v = -Window.INFINITY;
                for (A m : game.actions(s)) {
                    v = Math.max(v, run(game.result(s, m), a, b));
                    a = Math.max(a, v);
                    if (a >= b) break;
                }
            } else {
                v = Window.INFINITY;
                for (A m : game.actions(s)) {
                    v = Math.min(v, run(game.result(s, m), a, b));
                    b = Math.min(b, v);
                    if (a >= b) break;
                }
            }
            Flag f = v <= alpha ? Flag.UPPER : v >= beta ? Flag.LOWER : Flag.EXACT;
            table.put(s, new Entry(f, v));
            return v;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A m : game.actions(state)) {
            int v = search.run(game.result(state, m), a, b);
            if (game.player(state) == Player.MAX) {
                if (v > a) { a = v; best = m; }
            } else {
                if (v < b) { b = v; best = m; }
            }
        }
        return best;
    }
}
