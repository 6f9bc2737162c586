// exercise: 05
// truth: wrong
// mistake: the table also answers with values that were found with more plies left than asked for
// player: both
// style: MyDepthSearch, transposition table as in chess programs, new for each call
// single: yes
// detail: sometimes; only where a state is met again with fewer plies left
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(int depth, int value, Flag flag) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Player p = game.player(state);
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (best == null || (p == Player.MAX ? v > best : v < best)) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta, Map<S, Entry> tt) {
        if (game.terminal(state)) return game.utility(state);
        Entry e = tt.get(state);
        if (e != null && e.depth() >= depth) {
            if (e.flag() == Flag.EXACT) return e.value();
            if (e.flag() == Flag.LOWER && e.value() >= beta) return e.value();
            if (e.flag() == Flag.UPPER && e.value() <= alpha) return e.value();
        }
        if (depth == 0) return eval.value(state);
        int a = alpha, b = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, eval, game.result(state, action), depth - 1, a, b, tt);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) break;
        }
        Flag flag = best <= alpha ? Flag.UPPER : best >= beta ? Flag.LOWER : Flag.EXACT;
        tt.put(state, new Entry(depth, best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Map<S, Entry> tt = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, tt);
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
