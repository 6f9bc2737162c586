// exercise: 04
// truth: right
// mistake: none; negamax in which sign and window are turned only where the turn really passes; a leaf is seen by the player who led to it
// player: both
// style: negamax with the viewer as parameter, fail-soft, loop over indices
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return worthTo(Player.MAX, game, state, alpha, beta);
    }

    private int worthTo(Player viewer, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return viewer == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != viewer) {
            return -worthTo(mover, game, state, -beta, -alpha);
        }
        List<A> actions = game.actions(state);
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size() && best < beta; i++) {
            S next = game.result(state, actions.get(i));
            best = Math.max(best, worthTo(mover, game, next, Math.max(alpha, best), beta));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        List<A> actions = game.actions(state);
        int chosen = 0;
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            int worth = worthTo(mover, game, game.result(state, actions.get(i)), best, Window.INFINITY);
            if (worth > best) {
                best = worth;
                chosen = i;
            }
        }
        return actions.get(chosen);
    }
}
