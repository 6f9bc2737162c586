// exercise: 04
// truth: wrong
// mistake: the transposition table compares the result with the alpha that the loop has raised (and the beta it lowered) instead of with those at entry, so at MAX a lower bound is filed as an upper bound and is used as such when the position comes again: wrong values and actions
// player: MAX
// style: transposition table from an encyclopedia, HashMap of records
// single: yes
// detail: the table lives as long as one game object; UPPER is tested first, so all results of MAX are filed UPPER, also those that were cut at beta (the harm); exact results of MIN are filed LOWER, which is weak but true. Shows only where positions come again (games that are not trees, or repeated calls)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Alpha-beta with memory. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWERBOUND, UPPERBOUND }

    private record Entry(int value, Flag flag) {}

    private final Map<S, Entry> table = new HashMap<>();
    private Game<S, A> tableOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        Entry entry = table.get(state);
        if (entry != null) {
            switch (entry.flag()) {
                case EXACT -> { return entry.value(); }
                case LOWERBOUND -> alpha = Math.max(alpha, entry.value());
                case UPPERBOUND -> beta = Math.min(beta, entry.value());
            }
            if (alpha >= beta) return entry.value();
        }
        if (game.terminal(state)) return game.utility(state);

        boolean max = game.player(state) == Player.MAX;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = search(game, game.result(state, action), alpha, beta);
            if (max) {
                value = Math.max(value, child);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, child);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) break;
        }

        Flag flag;
        if (value <= alpha) flag = Flag.UPPERBOUND;
        else if (value >= beta) flag = Flag.LOWERBOUND;
        else flag = Flag.EXACT;
        table.put(state, new Entry(value, flag));
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
