// exercise: 04
// truth: wrong
// mistake: a child is only told the best of its parent, so nothing above that cuts
// player: both
// style: branch and bound: a single limit instead of a window
// single: yes
// detail: values right; deep cutoffs
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? bounded(game, state, Player.MIN, beta)
                : bounded(game, state, Player.MAX, alpha);
    }

    /** The value; left early when it is no longer interesting for the owner of the limit. */
    private int bounded(Game<S, A> game, S state, Player owner, int limit) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player me = game.player(state);
        int best = nothing(me);
        for (A a : game.actions(state)) {
            int v = bounded(game, game.result(state, a), me, best);
            if (prefers(me, v, best)) {
                best = v;
            }
            if (me != owner && !prefers(owner, best, limit)) {
                break;
            }
        }
        return best;
    }

    private static int nothing(Player p) {
        return p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    private static boolean prefers(Player p, int a, int b) {
        return p == Player.MAX ? a > b : a < b;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int best = nothing(me);
        A choice = null;
        for (A a : game.actions(state)) {
            int v = bounded(game, game.result(state, a), me, best);
            if (prefers(me, v, best)) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
