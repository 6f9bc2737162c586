// exercise: 04
// truth: wrong
// mistake: the transposition table stores the result of a cut MIN node as a lower bound and that of a MIN node that found nothing below beta as an upper bound, as it is right for MAX only
// player: MIN
// style: transposition table with flags, kept from call to call for the same game
// single: yes
// detail: seen only when a state is met again: in the second call on the same game with another window, or where several lines lead to one position
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(int value, Flag flag) {}

    private Game<S, A> tableOf;
    private final Map<S, Entry> table = new HashMap<>();

    private void prepare(Game<S, A> game) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        prepare(game);
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry e = table.get(state);
        if (e != null) {
            if (e.flag == Flag.EXACT) return e.value;
            if (e.flag == Flag.LOWER && e.value >= beta) return e.value;
            if (e.flag == Flag.UPPER && e.value <= alpha) return e.value;
        }
        int a = alpha;
        int b = beta;
        int best;
        Flag flag = Flag.EXACT;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), a, b));
                a = Math.max(a, best);
                if (a >= b) break;
            }
            if (best >= beta) flag = Flag.LOWER;
            else if (best <= alpha) flag = Flag.UPPER;
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), a, b));
                b = Math.min(b, best);
                if (a >= b) break;
            }
            if (best <= alpha) flag = Flag.LOWER;
            else if (best >= beta) flag = Flag.UPPER;
        }
        table.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        prepare(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
