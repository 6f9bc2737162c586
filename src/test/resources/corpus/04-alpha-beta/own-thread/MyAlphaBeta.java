// exercise: 04
// truth: right
// mistake: none; runs the search in a thread with a large stack
// player: both
// style: search in a thread of its own
// single: yes
// detail: -
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Deep games gave me a StackOverflowError in the last course, so here the search gets its own thread with 256 MB of stack. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static <T> T withBigStack(Supplier<T> work) {
        AtomicReference<T> result = new AtomicReference<>();
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        Thread t = new Thread(null, () -> {
            try {
                result.set(work.get());
            } catch (RuntimeException e) {
                failure.set(e);
            }
        }, "search", 256L << 20);
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        if (failure.get() != null) {
            throw failure.get();
        }
        return result.get();
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return withBigStack(() -> alphaBeta(game, state, alpha, beta));
    }

    private int alphaBeta(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v;
        switch (game.player(state)) {
            case MAX:
                v = alpha;
                for (A a : game.actions(state)) {
                    v = Math.max(v, alphaBeta(game, game.result(state, a), v, beta));
                    if (v >= beta) return v;
                }
                return v;
            default:
                v = beta;
                for (A a : game.actions(state)) {
                    v = Math.min(v, alphaBeta(game, game.result(state, a), alpha, v));
                    if (v <= alpha) return v;
                }
                return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return withBigStack(() -> {
            A best = null;
            int lo = -Window.INFINITY;
            int hi = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, game.result(state, a), lo, hi);
                if (game.player(state) == Player.MAX) {
                    if (v > lo) {
                        lo = v;
                        best = a;
                    }
                } else {
                    if (v < hi) {
                        hi = v;
                        best = a;
                    }
                }
            }
            return best;
        });
    }
}
