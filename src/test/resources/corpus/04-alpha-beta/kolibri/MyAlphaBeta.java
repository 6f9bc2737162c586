// exercise: 04
// truth: wrong
// mistake: MAX takes the first child's value as its best but does not raise alpha with it, so the second child gets the old alpha.
// player: MAX
// style: first child outside of the loop, iterator
// single: yes
import java.util.Iterator;
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
                ? most(game, state, alpha, beta)
                : least(game, state, alpha, beta);
    }

    private int most(Game<S, A> game, S state, int alpha, int beta) {
        Iterator<A> todo = game.actions(state).iterator();
        int best = value(game, game.result(state, todo.next()), alpha, beta);
        while (todo.hasNext()) {
            if (best >= beta) return best;
            int v = value(game, game.result(state, todo.next()), alpha, beta);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
        }
        return best;
    }

    private int least(Game<S, A> game, S state, int alpha, int beta) {
        Iterator<A> todo = game.actions(state).iterator();
        int best = value(game, game.result(state, todo.next()), alpha, beta);
        if (best < beta) beta = best;
        while (todo.hasNext()) {
            if (best <= alpha) return best;
            int v = value(game, game.result(state, todo.next()), alpha, beta);
            if (v < best) best = v;
            if (best < beta) beta = best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = a;
                if (game.player(state) == Player.MAX) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
