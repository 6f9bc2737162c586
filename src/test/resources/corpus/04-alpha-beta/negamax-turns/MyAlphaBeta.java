// exercise: 04
// truth: right
// mistake: -
// player: both
// style: negamax; sign and window turn only when the player changes
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? nega(game, state, Player.MAX, alpha, beta)
                : -nega(game, state, Player.MIN, -beta, -alpha);
    }

    /** In the view of me, who is to move. */
    private int nega(Game<S, A> game, S state, Player me, int low, int high) {
        int best = -Window.INFINITY;
        Iterator<A> actions = game.actions(state).iterator();
        do {
            best = Math.max(best, after(game, game.result(state, actions.next()), me, Math.max(low, best), high));
        } while (best < high && actions.hasNext());
        return best;
    }

    private int after(Game<S, A> game, S next, Player me, int low, int high) {
        if (game.terminal(next)) {
            return me == Player.MAX ? game.utility(next) : -game.utility(next);
        }
        Player mover = game.player(next);
        return mover == me ? nega(game, next, mover, low, high) : -nega(game, next, mover, -high, -low);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int best = -Window.MAX_VALUE - 1; // nothing is worth less than one more than this
        A answer = null;
        for (A action : game.actions(state)) {
            int v = after(game, game.result(state, action), me, best, Window.INFINITY);
            if (v > best) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
