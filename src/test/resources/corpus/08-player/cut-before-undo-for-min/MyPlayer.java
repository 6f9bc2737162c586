// exercise: 08
// truth: wrong
// mistake: at a cut a MIN node below the root returns without taking its move back
// player: MIN
// style: two branches
// single: yes
// detail: always when something is cut at a MIN node
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private GivenPosition<A> game;

    private static class Ring extends RuntimeException {
        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.game = position;
        List<A> todo = new ArrayList<>(position.actions());
        A play = todo.get(0);
        try {
            for (int d = 1; d < 50; d++) {
                A best = null;
                boolean max = game.player() == Player.MAX;
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                for (A a : todo) {
                    game.make(a);
                    int v = max ? value(d - 1, bound, Window.INFINITY) : value(d - 1, -Window.INFINITY, bound);
                    game.undo();
                    if (best == null || (max ? v > bound : v < bound)) {
                        best = a;
                        bound = v;
                    }
                }
                play = best;
                if (Math.abs(bound) >= 1_000_000) break;
                todo.remove(play);
                todo.add(0, play);
            }
        } catch (Ring r) {
            // keep it
        }
        return play;
    }

    private int value(int d, int alpha, int beta) {
        if (clock.isUp()) throw new Ring();
        if (game.terminal()) return game.utility() + Integer.signum(game.utility()) * d;
        if (d == 0) return game.evaluation();
        int best;
        if (game.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions()) {
                game.make(a);
                best = Math.max(best, value(d - 1, Math.max(alpha, best), beta));
                game.undo();
                if (best >= beta) return best;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions()) {
                game.make(a);
                best = Math.min(best, value(d - 1, alpha, Math.min(beta, best)));
                if (best <= alpha) return best;
                game.undo();
            }
        }
        return best;
    }
}
