// exercise: 04
// truth: wrong
// mistake: a MIN node hands its children the window with alpha and beta exchanged
// player: MIN
// style: two methods
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> g, S s, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        return g.player(s) == Player.MAX ? maxPlayer(g, s, alpha, beta) : minPlayer(g, s, alpha, beta);
    }

    private int maxPlayer(Game<S, A> g, S s, int alpha, int beta) {
        int value = -Window.INFINITY;
        for (A a : g.actions(s)) {
            value = Math.max(value, value(g, g.result(s, a), alpha, beta));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) break;
        }
        return value;
    }

    private int minPlayer(Game<S, A> g, S s, int alpha, int beta) {
        int value = Window.INFINITY;
        for (A a : g.actions(s)) {
            // now it is the other one's turn, so the two change places
            value = Math.min(value, value(g, g.result(s, a), beta, alpha));
            beta = Math.min(beta, value);
            if (alpha >= beta) break;
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a), alpha, beta);
            if (g.player(s) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            } else if (g.player(s) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
