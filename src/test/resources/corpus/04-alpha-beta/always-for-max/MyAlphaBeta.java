// exercise: 04
// truth: right
// mistake: none; MIN's nodes are searched in a mirror of the game in which MIN is called MAX; children from right to left; MAX cuts at equality, the mirrored side only beyond
// player: both
// style: inheritance (ForwardingGame as a mirror), one case only, last child first
// single: yes
// detail: -
import java.util.List;
import java.util.ListIterator;
import plybook.game.ForwardingGame;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** The same game as the other player sees it. */
    private static final class Mirror<S, A> extends ForwardingGame<S, A> {
        final Game<S, A> original;

        Mirror(Game<S, A> original) {
            super(original);
            this.original = original;
        }

        @Override
        public Player player(S state) {
            return super.player(state).opponent();
        }

        @Override
        public int utility(S state) {
            return -super.utility(state);
        }
    }

    private static <S, A> Game<S, A> mirror(Game<S, A> game) {
        return game instanceof Mirror<S, A> mirror ? mirror.original : new Mirror<>(game);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MIN) {
            return -value(mirror(game), state, -beta, -alpha);
        }
        int slack = game instanceof Mirror ? 1 : 0;
        int best = -Window.INFINITY;
        List<A> actions = game.actions(state);
        ListIterator<A> from = actions.listIterator(actions.size());
        while (from.hasPrevious()) {
            int value = value(game, game.result(state, from.previous()), Math.max(alpha, best), beta);
            best = Math.max(best, value);
            if (best - slack >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MIN) {
            return bestAction(mirror(game), state);
        }
        A choice = null;
        int best = -Window.INFINITY;
        List<A> actions = game.actions(state);
        ListIterator<A> from = actions.listIterator(actions.size());
        while (from.hasPrevious()) {
            A action = from.previous();
            int value = value(game, game.result(state, action), best, Window.INFINITY);
            if (value > best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
