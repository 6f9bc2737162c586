// exercise: 04
// truth: right
// mistake: none; there is code for MAX only: where MIN is to move, the game is looked at in a mirror in which the players have changed places and utilities their sign
// player: both
// style: ForwardingGame as a mirror, negamax in disguise
// single: yes
// detail: in the mirror the window is negated and exchanged
import plybook.game.ForwardingGame;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** The same game with MAX and MIN exchanged. */
    private static final class Mirror<S, A> extends ForwardingGame<S, A> {
        private final Game<S, A> behind;

        Mirror(Game<S, A> game) {
            super(game);
            behind = game;
        }

        @Override
        public Player player(S state) {
            return behind.player(state).opponent();
        }

        @Override
        public int utility(S state) {
            return -behind.utility(state);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return worth(game, new Mirror<>(game), state, alpha, beta);
    }

    private int worth(Game<S, A> here, Game<S, A> mirrored, S state, int alpha, int beta) {
        if (here.terminal(state)) {
            return here.utility(state);
        }
        if (here.player(state) == Player.MIN) {
            return -worth(mirrored, here, state, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : here.actions(state)) {
            best = Math.max(best, worth(here, mirrored, here.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Game<S, A> mirror = new Mirror<>(game);
        return game.player(state) == Player.MAX ? bestForMax(game, mirror, state) : bestForMax(mirror, game, state);
    }

    private A bestForMax(Game<S, A> here, Game<S, A> mirrored, S state) {
        A choice = null;
        int best = -Window.INFINITY;
        for (A action : here.actions(state)) {
            int v = worth(here, mirrored, here.result(state, action), best, Window.INFINITY);
            if (v > best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
