// exercise: 04
// truth: right
// mistake: none; negamax whose sign and window turn only if the other player is to move
// player: both
// style: negamax, fail-soft, cut only beyond equality at inner nodes
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** Value from the point of view of `me`, who is to move here. */
    private int negamax(Game<S, A> game, S state, Player me, int a, int b) {
        int best = -INF;
        for (A move : game.actions(state)) {
            best = Math.max(best, after(game, game.result(state, move), me, a, b));
            a = Math.max(a, best);
            if (a > b) break;
        }
        return best;
    }

    /** Value of s from the point of view of `me`, whoever is to move in s. */
    private int after(Game<S, A> game, S s, Player me, int a, int b) {
        if (game.terminal(s)) {
            int u = game.utility(s);
            return me == Player.MAX ? u : -u;
        }
        Player next = game.player(s);
        if (next == me) return negamax(game, s, me, a, b);
        return -negamax(game, s, next, -b, -a);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A best = null;
        int a = -INF;
        for (A move : game.actions(state)) {
            int v = after(game, game.result(state, move), me, a, INF);
            if (v > a) {
                a = v;
                best = move;
            }
        }
        return best;
    }
}
