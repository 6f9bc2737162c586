// exercise: 04
// truth: right
// mistake: none; negamax which looks at who moves at the child before it flips the signs
// player: both
// style: negamax with a sign, the sides need not alternate
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    /** everything here is seen by the player "me" */
    private int nega(Game<S, A> g, S s, Player me, int a, int b) {
        if (g.terminal(s)) return sign(me) * g.utility(s);
        if (g.player(s) != me) return -nega(g, s, g.player(s), -b, -a);
        int best = -Window.INFINITY;
        for (A m : g.actions(s)) {
            int v = nega(g, g.result(s, m), me, a, b);
            if (v > best) best = v;
            if (best > a) a = best;
            if (a >= b) return best;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return nega(game, state, Player.MAX, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        List<A> moves = game.actions(state);
        A choice = moves.get(0);
        if (moves.size() == 1) return choice; // nothing to think about
        int a = -Window.INFINITY;
        for (A m : moves) {
            int v = nega(game, game.result(state, m), me, a, Window.INFINITY);
            if (v > a) {
                a = v;
                choice = m;
            }
        }
        return choice;
    }
}
