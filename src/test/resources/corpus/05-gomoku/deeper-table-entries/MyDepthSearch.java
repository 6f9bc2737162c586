// exercise: 05
// truth: wrong
// mistake: a table entry is used if it was searched at least as deep as asked (as chess programs do), so a state counts with more plies than are left
// player: both
// style: transposition table with bounds, fail-soft, made anew for each call
// single: yes
// detail: sometimes; only in games where one state can be reached after different numbers of plies
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Entry(int depth, int low, int high) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta, Map<S, Entry> table) {
        if (g.terminal(s)) return g.utility(s);
        Entry old = table.get(s);
        if (old != null && old.depth() >= depth) {
            if (old.low() == old.high()) return old.low();
            if (old.low() >= beta) return old.low();
            if (old.high() <= alpha) return old.high();
        }
        if (depth == 0) {
            int v = e.value(s);
            table.put(s, new Entry(0, v, v));
            return v;
        }
        int a = alpha;
        int b = beta;
        boolean max = g.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : g.actions(s)) {
            int v = search(g, e, g.result(s, action), depth - 1, a, b, table);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, v);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, v);
            }
            if (a >= b) break;
        }
        int low = best > alpha ? best : -Window.INFINITY;
        int high = best < beta ? best : Window.INFINITY;
        table.put(s, new Entry(depth, low, high));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Map<S, Entry> table = new HashMap<>();
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, action), depth - 1, a, b, table);
            if (max ? v > a : v < b) {
                best = action;
                if (max) a = v;
                else b = v;
            }
        }
        return best;
    }
}
