// Sound: the children of the root are searched by threads that share what the best is.
// Threads: on a busy machine one may start before another has told what it found, and look at a leaf too many: that may need a look.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, 0);
    }

    int value(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        AtomicInteger best = new AtomicInteger(max ? -Window.INFINITY : Window.INFINITY);
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; k < values.length; k++) {
            int i = k;
            Thread t = new Thread(() -> {
                int b = best.get();
                values[i] = value(
                        game,
                        game.result(state, actions.get(i)),
                        max ? b == -Window.INFINITY ? b : b - 1 : -Window.INFINITY,
                        max ? Window.INFINITY : b == Window.INFINITY ? b : b + 1);
                if (max) best.accumulateAndGet(values[i], Math::max);
                else best.accumulateAndGet(values[i], Math::min);
            });
            threads.add(t);
            t.start();
        }
        try {
            for (Thread t : threads) t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        for (int i = 0; i < values.length; i++) if (values[i] == best.get()) return actions.get(i);
        throw new IllegalStateException();
    }
}
