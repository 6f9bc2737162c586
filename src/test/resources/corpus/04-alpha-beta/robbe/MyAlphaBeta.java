// exercise: 04
// truth: wrong
// mistake: A MAX node hands down its own best alone as alpha, without the alpha that it was given, until its best is larger.
// player: MAX
// style: one method, best handed down
// single: yes
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
        Player turn = game.player(state);
        int best = turn == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S s = game.result(state, a);
            if (turn == Player.MAX) {
                best = Math.max(best, value(game, s, best, beta));
                if (best >= beta) return best;
            } else {
                best = Math.min(best, value(game, s, alpha, Math.min(best, beta)));
                if (best <= alpha) return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player turn = game.player(state);
        int best = turn == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        A which = null;
        for (A a : game.actions(state)) {
            S s = game.result(state, a);
            int v = turn == Player.MAX ? value(game, s, best, Window.INFINITY) : value(game, s, -Window.INFINITY, best);
            if (turn == Player.MAX ? v > best : v < best) {
                best = v;
                which = a;
            }
        }
        return which;
    }
}
