// exercise: 04
// truth: right
// mistake: none
// player: both
// style: a mirrored game in which MIN is MAX
// single: yes
import plybook.game.ForwardingGame;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Knows MAX only: where MIN moves, the game is looked at in a mirror. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Mirror<S, A> extends ForwardingGame<S, A> {
        final Game<S, A> real;

        Mirror(Game<S, A> real) {
            super(real);
            this.real = real;
        }

        @Override
        public Player player(S state) {
            return real.player(state).opponent();
        }

        @Override
        public int utility(S state) {
            return -real.utility(state);
        }
    }

    private record Sides<S, A>(Game<S, A> front, Game<S, A> back) {
        Sides<S, A> turned() {
            return new Sides<>(back, front);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(new Sides<>(game, new Mirror<>(game)), state, alpha, beta);
    }

    private int search(Sides<S, A> sides, S state, int alpha, int beta) {
        Game<S, A> game = sides.front();
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MIN) {
            return -search(sides.turned(), state, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, search(sides, game.result(state, a), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Sides<S, A> sides = new Sides<>(game, new Mirror<>(game));
        if (game.player(state) == Player.MIN) {
            sides = sides.turned();
        }
        int best = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = search(sides, game.result(state, a), best, Window.INFINITY);
            if (v > best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
