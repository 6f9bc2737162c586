// exercise: 04
// truth: wrong
// mistake: the table, which is emptied for each call, stores whatever a node returned as its value, although after a cut it is only a bound
// player: both
// style: table of values, cleared by the public methods
// single: yes
// detail: sometimes; only in games where equal states are reached by two paths within one call; on trees it never shows
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        table.clear();
        return ab(game, state, alpha, beta);
    }

    private int ab(Game<S, A> game, S state, int a, int b) {
        if (game.terminal(state)) return game.utility(state);
        if (table.containsKey(state)) return table.get(state);
        int v;
        if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, ab(game, game.result(state, action), a, b));
                a = Math.max(a, v);
                if (a >= b) break;
            }
        } else {
            v = Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.min(v, ab(game, game.result(state, action), a, b));
                b = Math.min(b, v);
                if (a >= b) break;
            }
        }
        table.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        table.clear();
        boolean isMax = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = ab(game, game.result(state, action), a, b);
            if (isMax && v > a) {
                a = v;
                move = action;
            }
            if (!isMax && v < b) {
                b = v;
                move = action;
            }
        }
        return move;
    }
}
