// exercise: 04
// truth: right
// mistake: none; a table with lower and upper bound of each state, new in each call from outside
// player: both
// style: transposition table with intervals, fail-soft
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int INF = Window.INFINITY;

    private record Interval(int from, int to) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Interval> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Interval known = table.getOrDefault(state, new Interval(-INF, INF));
        if (known.from() >= beta || known.from() == known.to()) {
            return known.from();
        }
        if (known.to() <= alpha) {
            return known.to();
        }
        int a = Math.max(alpha, known.from());
        int b = Math.min(beta, known.to());
        int low = a;
        int high = b;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -INF;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), a, b, table));
                a = Math.max(a, best);
                if (best >= b) break;
            }
        } else {
            best = INF;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), a, b, table));
                b = Math.min(b, best);
                if (best <= a) break;
            }
        }
        int from = best > low ? best : known.from();
        int to = best < high ? best : known.to();
        table.put(state, new Interval(from, to));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Interval> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int a = -INF;
        int b = INF;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b, table);
            if (max && v > a) {
                a = v;
                best = action;
            }
            if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
