// exercise: 04
// truth: right
// mistake: -
// player: both
// style: negamax by player and not by ply, with the immutable Window that is turned round when the player changes
// kind: -
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return forPlayer(game, state, Player.MAX, new Window(alpha, beta));
    }

    /** What the state is worth to that player. The window is in the player's view, too. */
    private int forPlayer(Game<S, A> game, S state, Player me, Window window) {
        if (game.terminal(state)) {
            return me == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != me) { // the same question from the other side of the board
            return -forPlayer(game, state, me.opponent(), new Window(-window.beta(), -window.alpha()));
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, forPlayer(game, game.result(state, action), me, window));
            window = window.narrowedBy(Player.MAX, best);
            if (window.closed()) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        Window window = Window.FULL;
        A choice = null;
        for (A action : game.actions(state)) {
            int worth = forPlayer(game, game.result(state, action), me, window);
            if (window.contains(worth)) {
                window = window.narrowedBy(Player.MAX, worth);
                choice = action;
            }
        }
        return choice;
    }
}
