// exercise: 04
// truth: right
// mistake: none; MAX nodes are fail-hard and cut only beyond beta, MIN nodes are fail-soft and cut at equality
// player: both
// style: two methods, mixed fail-hard and fail-soft, iterator
// single: yes
// detail: always right
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int sure = alpha;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && sure <= beta) {
            sure = Math.max(sure, value(game, game.result(state, it.next()), sure, beta));
        }
        return sure;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int lowest = Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && lowest > alpha) {
            lowest = Math.min(lowest, value(game, game.result(state, it.next()), alpha, Math.min(beta, lowest)));
        }
        return lowest;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int a = -Window.INFINITY, b = Window.INFINITY;
        A pick = null;
        boolean mine = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (mine ? v > a : v < b) {
                pick = action;
                if (mine) a = v; else b = v;
            }
        }
        return pick;
    }
}
