// exercise: 04
// truth: wrong
// mistake: bestAction packs the value and the number of the action into one int with eight bits for the number, so it goes wrong from action 256 on
// player: both
// style: C port with bit packing at the root
// single: yes
// detail: rare; only with more than 256 actions at the root: 256 leaves worth 0 and a 257th worth 1 gives action 0
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int n = max ? -Window.INFINITY : Window.INFINITY;
        List<A> list = game.actions(state);
        for (int i = 0; i < list.size() && alpha < beta; ++i) {
            int v = value(game, game.result(state, list.get(i)), alpha, beta);
            if (max) {
                if (v > n) n = v;
                if (n > alpha) alpha = n;
            } else {
                if (v < n) n = v;
                if (n < beta) beta = n;
            }
        }
        return n;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final List<A> list = game.actions(state);
        final boolean max = game.player(state) == Player.MAX;
        final int inf = Window.INFINITY;
        int packed = value(game, game.result(state, list.get(0)), -inf, inf) << 8;
        for (int i = 1; i < list.size(); ++i) {
            int best = packed >> 8;
            int v = value(game, game.result(state, list.get(i)), max ? best : -inf, max ? inf : best);
            if (max ? v > best : v < best) {
                packed = v << 8 | i;
            }
        }
        return list.get(packed & 0xff);
    }
}
