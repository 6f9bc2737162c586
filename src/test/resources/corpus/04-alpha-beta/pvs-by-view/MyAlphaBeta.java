// exercise: 04
// truth: right
// mistake: none; PVS in negamax form that turns the view only where the player changes
// player: both
// style: negamax PVS, fail-soft, root included
// single: yes
// detail: some leaves are asked for again in a second search
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return see(game, state, 1, alpha, beta);
    }

    private int see(Game<S, A> game, S state, int view, int alpha, int beta) {
        if (game.terminal(state)) {
            return view * game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? 1 : -1;
        if (mover != view) {
            return -see(game, state, mover, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (best == -Window.INFINITY) {
                v = see(game, next, view, alpha, beta);
            } else {
                v = scout(game, next, view, alpha, beta);
            }
            if (v > best) {
                best = v;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int scout(Game<S, A> game, S next, int view, int alpha, int beta) {
        int v = see(game, next, view, alpha, alpha + 1);
        boolean again = alpha < v && v < beta && beta > alpha + 1 && !game.terminal(next);
        return again ? see(game, next, view, alpha, beta) : v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int me = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = best == null
                    ? see(game, next, me, alpha, Window.INFINITY)
                    : scout(game, next, me, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
