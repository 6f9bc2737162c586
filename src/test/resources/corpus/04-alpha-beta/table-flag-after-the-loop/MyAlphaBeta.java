// exercise: 04
// truth: wrong
// mistake: the kind of a table entry is decided with alpha as it is after the loop, so a MAX node that was cut is stored as an upper bound
// player: MAX
// style: transposition table with flags as in chess programs, kept for one game
// single: yes
// detail: sometimes; needs transpositions, or two calls for the same game with different windows: ^(11 7 6 13) with a window of (0, 5), then with (12, 14), gives 11 again, it is worth 13
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private enum Flag { EXACT, LOWERBOUND, UPPERBOUND }

    private record Entry(int value, Flag flag) {}

    private Game<S, A> current;
    private final Map<S, Entry> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != current) {
            table.clear();
            current = game;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null) {
            if (entry.flag() == Flag.EXACT) return entry.value();
            if (entry.flag() == Flag.LOWERBOUND && entry.value() >= beta) return entry.value();
            if (entry.flag() == Flag.UPPERBOUND && entry.value() <= alpha) return entry.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                value = Math.max(value, v);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, v);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Flag flag = Flag.EXACT;
        if (value <= alpha) {
            flag = Flag.UPPERBOUND;
        } else if (value >= beta) {
            flag = Flag.LOWERBOUND;
        }
        table.put(state, new Entry(value, flag));
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
