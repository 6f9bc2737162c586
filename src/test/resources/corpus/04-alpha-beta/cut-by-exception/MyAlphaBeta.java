// exercise: 04
// truth: right
// mistake: -
// player: both
// style: a lambda for each child, a cut is thrown; fail-hard; MIN goes from the right to the left
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Cut extends RuntimeException {
        static final Cut CUT = new Cut();

        private Cut() {
            super("cut", null, false, false);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        int[] window = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        try {
            order(game, state).forEach(action -> {
                window[mine] = value(game, game.result(state, action), window[0], window[1]);
                if (window[0] == window[1]) {
                    throw Cut.CUT;
                }
            });
        } catch (Cut cut) {
            // the other one has something as good elsewhere
        }
        return window[mine];
    }

    private List<A> order(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MIN) {
            actions = new ArrayList<>(actions);
            Collections.reverse(actions);
        }
        return actions;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        AtomicReference<A> best = new AtomicReference<>();
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        order(game, state).forEach(action -> {
            int before = window[mine];
            window[mine] = value(game, game.result(state, action), window[0], window[1]);
            if (window[mine] != before) {
                best.set(action);
            }
        });
        return best.get();
    }
}
