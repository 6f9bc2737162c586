// exercise: 04
// truth: right
// mistake: none
// player: both
// style: fail-hard negamax in longs that turns only where the player changes; actions from last to first
// single: yes
// detail: none
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private long nega(Game<S, A> game, S state, int view, long a, long b) {
        if (game.terminal(state)) {
            return (long) view * game.utility(state);
        }
        if (view(game, state) != view) {
            return -nega(game, state, -view, -b, -a);
        }
        List<A> actions = game.actions(state);
        for (int i = actions.size(); i-- > 0 && a < b; ) {
            a = Math.max(a, nega(game, game.result(state, actions.get(i)), view, a, b));
        }
        return a;
    }

    private int view(Game<S, A> game, S state) {
        return 1 - 2 * game.player(state).compareTo(Player.MAX);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) nega(game, state, 1, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int view = view(game, state);
        List<A> actions = game.actions(state);
        A best = null;
        long a = -Window.INFINITY;
        for (int i = actions.size(); i-- > 0; ) {
            long v = nega(game, game.result(state, actions.get(i)), view, a, Window.INFINITY);
            if (v > a) {
                a = v;
                best = actions.get(i);
            }
        }
        return best;
    }
}
