// exercise: 04
// truth: right
// mistake: none; Mutually recursive lambdas kept in fields, children tried from the last to the first; the order is free and the cuts are textbook.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @FunctionalInterface
    private interface Rule<S, A> {
        int apply(Game<S, A> game, S state, int lo, int hi);
    }

    private final Rule<S, A> forMax = (game, state, lo, hi) -> {
        int best = -Window.INFINITY;
        List<A> actions = game.actions(state);
        for (int i = actions.size(); --i >= 0 && best < hi; ) {
            best = Math.max(best, value(game, game.result(state, actions.get(i)), Math.max(lo, best), hi));
        }
        return best;
    };

    private final Rule<S, A> forMin = (game, state, lo, hi) -> {
        int best = Window.INFINITY;
        List<A> actions = game.actions(state);
        for (int i = actions.size(); --i >= 0 && best > lo; ) {
            best = Math.min(best, value(game, game.result(state, actions.get(i)), lo, Math.min(hi, best)));
        }
        return best;
    };

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return (game.player(state) == Player.MAX ? forMax : forMin).apply(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.reverse(actions);
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A best = null;
        for (A a : actions) {
            int v = value(game, game.result(state, a), lo, hi);
            if (max ? v <= lo : v >= hi) continue;
            best = a;
            if (max) lo = v; else hi = v;
        }
        return best;
    }
}
