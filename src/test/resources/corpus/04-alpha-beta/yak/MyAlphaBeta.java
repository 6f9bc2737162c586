// exercise: 04
// truth: wrong
// mistake: For MIN the root takes the last place of the smallest number in its list, which may be the bound of a cut child.
// player: MIN
// style: list of numbers at the root, indexOf and lastIndexOf
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int v;
        if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), Math.max(v, alpha), beta));
                if (v >= beta) break;
            }
        } else {
            v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, a), alpha, Math.min(v, beta)));
                if (v <= alpha) break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> nums = new ArrayList<>();
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : actions) {
            int v = value(game, game.result(state, a), lo, hi);
            nums.add(v);
            if (max) lo = Math.max(lo, v);
            else hi = Math.min(hi, v);
        }
        int where = max ? nums.indexOf(Collections.max(nums)) : nums.lastIndexOf(Collections.min(nums));
        return actions.get(where);
    }
}
