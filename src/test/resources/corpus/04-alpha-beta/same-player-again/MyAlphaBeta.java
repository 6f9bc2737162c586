// exercise: 04
// truth: wrong
// mistake: if the child belongs to the same player, it is searched with alpha as it was when the node was entered, not with the best that the node has found since
// player: both
// style: negamax for players who need not take turns
// single: yes
// detail: sometimes; only below a node whose child has the same player; values are right, but leaves are asked for that can no longer matter
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
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, child(game, game.result(state, action), me, alpha, best, beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, S next, Player me, int alpha, int best, int beta) {
        if (game.terminal(next)) {
            return me == Player.MAX ? game.utility(next) : -game.utility(next);
        }
        if (game.player(next) == me) {
            return negamax(game, next, me, alpha, beta);
        }
        return -negamax(game, next, me.opponent(), -beta, -Math.max(alpha, best));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = child(game, game.result(state, action), me, best, best, Window.INFINITY);
            if (v > best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
