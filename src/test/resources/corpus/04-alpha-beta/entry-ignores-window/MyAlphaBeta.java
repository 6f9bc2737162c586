// exercise: 04
// truth: wrong
// mistake: value hands the full window to its helper whatever window it was given, so a narrow call and the narrowing of bestAction are lost at the first step; below that the helper is textbook.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private interface Search<S> {
        int of(S state, int lo, int hi);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new AlphaBeta<>(game).of(state, -Window.INFINITY, Window.INFINITY);
    }

    private static final class AlphaBeta<S, A> implements Search<S> {
        private final Game<S, A> game;

        AlphaBeta(Game<S, A> game) {
            this.game = game;
        }

        @Override
        public int of(S state, int lo, int hi) {
            if (game.terminal(state)) return game.utility(state);
            boolean max = game.player(state) == Player.MAX;
            int best = max ? lo : hi;
            for (A action : game.actions(state)) {
                int v = max ? of(game.result(state, action), best, hi) : of(game.result(state, action), lo, best);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max ? best >= hi : best <= lo) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, value(game, next, -Window.INFINITY, Window.INFINITY));
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best.value(), Window.INFINITY);
                if (v > best.value()) best = new Choice<>(a, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best.value());
                if (v < best.value()) best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
