// exercise: 04
// truth: right
// mistake: none; a transposition table with flags, made anew for each call
// player: both
// style: transposition table with EXACT, LOWER, UPPER
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record TTEntry(int value, Flag flag) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return ab(game, state, alpha, beta, new HashMap<>());
    }

    private int ab(Game<S, A> game, S state, int alpha, int beta, Map<S, TTEntry> tt) {
        if (game.terminal(state)) {
            // the ends are stored, too, because asking for the utility may be expensive
            TTEntry known = tt.get(state);
            if (known == null) {
                known = new TTEntry(game.utility(state), Flag.EXACT);
                tt.put(state, known);
            }
            return known.value();
        }
        TTEntry entry = tt.get(state);
        if (entry != null) {
            switch (entry.flag()) {
                case EXACT:
                    return entry.value();
                case LOWER:
                    if (entry.value() >= beta) return entry.value();
                    break;
                case UPPER:
                    if (entry.value() <= alpha) return entry.value();
                    break;
            }
        }
        final int alphaOrig = alpha;
        final int betaOrig = beta;
        int value;
        if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, ab(game, game.result(state, action), alpha, beta, tt));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) break;
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, ab(game, game.result(state, action), alpha, beta, tt));
                beta = Math.min(beta, value);
                if (alpha >= beta) break;
            }
        }
        Flag flag = value <= alphaOrig ? Flag.UPPER : value >= betaOrig ? Flag.LOWER : Flag.EXACT;
        tt.put(state, new TTEntry(value, flag));
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, TTEntry> tt = new HashMap<>();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int value = ab(game, game.result(state, action), alpha, beta, tt);
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int value = ab(game, game.result(state, action), alpha, beta, tt);
                if (value < beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
