// exercise: 05
// truth: wrong
// mistake: the transposition table answers with an entry that was searched at least as deep as asked for, as chess programs do; the state must be worth what exactly so many plies show
// kind: subtle
// player: both
// style: fail-soft alpha-beta with a transposition table made anew for each call, record Entry(depth, lower, upper)
// single: yes
// detail: alphaBeta and bestAction, only where an equal state is reached along two ways of different length in one search (never in a tree); minimax is right
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Entry(int depth, int lower, int upper) {}

    private static final class Search<S, A> {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<S, Entry> table = new HashMap<>();

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth == 0) {
                return evaluation.value(state);
            }
            Entry entry = table.get(state);
            if (entry != null && entry.depth() >= depth) {
                if (entry.lower() >= beta) {
                    return entry.lower();
                }
                if (entry.upper() <= alpha) {
                    return entry.upper();
                }
                if (entry.lower() == entry.upper()) {
                    return entry.lower();
                }
            }
            int a = alpha;
            int b = beta;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            List<A> actions = game.actions(state);
            for (int i = 0; i < actions.size() && a < b; i++) {
                int v = value(game.result(state, actions.get(i)), depth - 1, a, b);
                if (max) {
                    best = Math.max(best, v);
                    a = Math.max(a, best);
                } else {
                    best = Math.min(best, v);
                    b = Math.min(b, best);
                }
            }
            if (best <= alpha) {
                table.put(state, new Entry(depth, -Window.INFINITY, best));
            } else if (best >= beta) {
                table.put(state, new Entry(depth, best, Window.INFINITY));
            } else {
                table.put(state, new Entry(depth, best, best));
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.value(game.result(state, action), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
