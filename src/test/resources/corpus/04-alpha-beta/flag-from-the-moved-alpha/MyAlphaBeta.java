// exercise: 04
// truth: wrong
// mistake: the transposition table derives the kind of an entry from alpha as it is after the loop, so the lower bound of a MAX node that was cut is stored as an upper bound
// player: MAX
// style: transposition table with flags as an enum, cleared when another game comes
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
    private Game<S, A> tableOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        Entry entry = table.get(state);
        if (entry != null) {
            switch (entry.flag()) {
                case EXACT -> {
                    return entry.value();
                }
                case LOWER -> {
                    if (entry.value() >= beta) {
                        return entry.value();
                    }
                }
                case UPPER -> {
                    if (entry.value() <= alpha) {
                        return entry.value();
                    }
                }
            }
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
        Flag flag = best <= alpha ? Flag.UPPER : best >= beta ? Flag.LOWER : Flag.EXACT;
        table.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
