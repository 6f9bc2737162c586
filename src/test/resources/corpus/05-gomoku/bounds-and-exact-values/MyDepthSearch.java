// exercise: 05
// truth: wrong
// mistake: the table of alphaBeta stores a value of alpha or less as exact instead of as an upper bound, and uses it later in a lower window
// player: both
// style: transposition table with flags, new one for each search
// single: yes
// detail: sometimes; only in games in which the same state comes up twice after as many plies, in different windows; never on trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private enum Flag { EXACT, AT_LEAST }

    private record Entry(int value, Flag flag) {}

    private record Key(Object state, int depth) {}

    private class Search {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Key, Entry> table = new HashMap<>();

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Key key = new Key(state, depth);
            Entry entry = table.get(key);
            if (entry != null && (entry.flag() == Flag.EXACT || entry.value() >= beta)) {
                return entry.value();
            }
            if (depth == 0) {
                int value = evaluation.value(state);
                table.put(key, new Entry(value, Flag.EXACT));
                return value;
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int a = alpha;
            int b = beta;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action), depth - 1, a, b);
                if (max) {
                    best = Math.max(best, value);
                    a = Math.max(a, best);
                } else {
                    best = Math.min(best, value);
                    b = Math.min(b, best);
                }
                if (a >= b) {
                    break;
                }
            }
            table.put(key, new Entry(best, best >= beta ? Flag.AT_LEAST : Flag.EXACT));
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
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
