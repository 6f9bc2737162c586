// exercise: 04
// truth: wrong
// mistake: The flag of an entry is found with the alpha that the loop has raised, so a MAX node that was cut is stored as an upper bound though its value is a lower one.
// player: MAX
// style: transposition table with flags for one call
// kind: subtle
// single: yes
// detail: Only in games in which a state is reached twice within one call, first at a MAX node that was cut and later with an alpha at or above the stored number.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag {
        EXACT,
        LOWERBOUND,
        UPPERBOUND
    }

    private record Entry(int value, Flag flag) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> tt) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = tt.get(state);
        if (entry != null) {
            switch (entry.flag()) {
                case EXACT:
                    return entry.value();
                case LOWERBOUND:
                    if (entry.value() >= beta) return entry.value();
                    break;
                case UPPERBOUND:
                    if (entry.value() <= alpha) return entry.value();
                    break;
            }
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, tt);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Flag flag = Flag.EXACT;
        if (best <= alpha) {
            flag = Flag.UPPERBOUND;
        } else if (best >= beta) {
            flag = Flag.LOWERBOUND;
        }
        tt.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> tt = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, tt);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
