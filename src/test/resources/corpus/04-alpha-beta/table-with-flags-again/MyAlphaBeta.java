// exercise: 04
// truth: right
// mistake: none; transposition table with EXACT, LOWER and UPPER, cleared at the beginning of each question
// player: both
// style: transposition table as in the Wikipedia article, enum and record
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(int value, Flag flag) {}

    private final Map<S, Entry> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        table.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final int alphaOrig = alpha;
        final int betaOrig = beta;
        Entry e = table.get(state);
        if (e != null) {
            if (e.flag() == Flag.EXACT) return e.value();
            if (e.flag() == Flag.LOWER && e.value() >= beta) return e.value();
            if (e.flag() == Flag.UPPER && e.value() <= alpha) return e.value();
        }

        int value;
        if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, search(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) break;
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, search(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, value);
                if (alpha >= beta) break;
            }
        }

        Flag flag = value <= alphaOrig ? Flag.UPPER : value >= betaOrig ? Flag.LOWER : Flag.EXACT;
        table.put(state, new Entry(value, flag));
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        table.clear();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        final boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
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
