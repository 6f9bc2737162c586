// exercise: 04
// truth: right
// mistake: none; fail-soft in the view of the mover
// player: both
// style: negamax, the view turns only where the player changes
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return view(Player.MAX, game, state, alpha, beta);
    }

    /** The value and the window as this player sees them, whoever moves. */
    private int view(Player eyes, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return eyes == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != eyes) {
            return -view(eyes.opponent(), game, state, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, view(eyes, game, game.result(state, a), Math.max(best, alpha), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = view(me, game, game.result(state, a), best, Window.INFINITY);
            if (v > best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
