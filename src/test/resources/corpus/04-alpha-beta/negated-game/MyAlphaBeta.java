// exercise: 04
// truth: right
// mistake: -
// player: both
// style: streams with anyMatch as the loop; bestAction is written for MAX only, and for MIN it plays the negated game
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
import plybook.game.ForwardingGame;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** Everything the other way round: who is MAX is MIN, and what was good is bad. */
    private static final class Negated<S, A> extends ForwardingGame<S, A> {
        private final Game<S, A> game;

        Negated(Game<S, A> game) {
            super(game);
            this.game = game;
        }

        @Override
        public Player player(S state) {
            return game.player(state).opponent();
        }

        @Override
        public int utility(S state) {
            return -game.utility(state);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] window = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        IntBinaryOperator better = mine == 0 ? Math::max : Math::min;
        // fail-hard: what is returned is the bound that the player has moved
        boolean cut = game.actions(state).stream().anyMatch(action -> {
            int v = value(game, game.result(state, action), window[0], window[1]);
            window[mine] = better.applyAsInt(window[mine], v);
            return window[0] >= window[1];
        });
        return cut ? window[1 - mine] : window[mine];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MIN) {
            return bestAction(new Negated<>(game), state);
        }
        int[] alpha = {-Window.MAX_VALUE};
        List<A> actions = game.actions(state);
        // The first one stands if all are worth as little as anything can be.
        return actions.stream().reduce(actions.get(0), (best, action) -> {
            if (actions.size() == 1) {
                return best;
            }
            int v = value(game, game.result(state, action), alpha[0], Window.INFINITY);
            if (v > alpha[0]) {
                alpha[0] = v;
                return action;
            }
            return best;
        });
    }
}
