// exercise: 05
// truth: wrong
// mistake: an entry of the table is used if it was searched at least as deep (as chess programs do), so a state that comes again with fewer plies left gets the value of a deeper search
// player: both
// style: transposition table with exact, lower and upper bounds, made anew for each call
// single: yes
// detail: sometimes; only in games where the same state is met at different depths
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
        boolean max = game.player(state) == Player.MAX;
        var values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return max ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search search = new Search(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search.value(game.result(state, action), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) alpha = value;
                else beta = value;
            }
        }
        return best;
    }

    private class Search {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<S, Entry> table = new HashMap<>();

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            if (depth == 0) return evaluation.value(state);
            Entry entry = table.get(state);
            if (entry != null && entry.depth() >= depth) {
                if (entry.flag() == Flag.EXACT) return entry.value();
                if (entry.flag() == Flag.LOWER && entry.value() >= beta) return entry.value();
                if (entry.flag() == Flag.UPPER && entry.value() <= alpha) return entry.value();
            }
            int a = alpha, b = beta;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game.result(state, action), depth - 1, a, b);
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
            table.put(state, new Entry(depth, best, flag));
            return best;
        }
    }
}
