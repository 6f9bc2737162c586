// Wrong: at every node only the four actions that look best at once are looked at, in the first two iterations too.
// Fails first: Uses its time and keeps it: deeper until the clock is up, and then the move comes at once
// Says: wins in two plies
// Diagnosis: promising-actions-only

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 4;

    private record Rated<A>(A action, int rating) {}

    private static class Finished extends RuntimeException {
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A best = position.actions().get(0);
        try {
            List<A> promising = promising(position, clock);
            best = promising.get(0);
            for (int depth = 2; depth <= 30; depth++) {
                best = choose(position, clock, promising, depth);
                promising.remove(best);
                promising.add(0, best);
            }
        } catch (Finished f) {
            // enough
        }
        return best;
    }

    private List<A> promising(GivenPosition<A> position, Clock clock) {
        List<Rated<A>> rated = new ArrayList<>();
        for (A action : position.actions()) {
            if (clock.isUp()) throw new Finished();
            position.make(action);
            rated.add(new Rated<>(action, position.terminal() ? position.utility() : position.evaluation()));
            position.undo();
        }
        Comparator<Rated<A>> byRating = Comparator.comparingInt(Rated::rating);
        rated.sort(position.player() == Player.MAX ? byRating.reversed() : byRating);
        List<A> list = new ArrayList<>();
        for (Rated<A> r : rated.subList(0, Math.min(WIDTH, rated.size()))) {
            list.add(r.action());
        }
        return list;
    }

    private A choose(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Finished();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : promising(position, clock)) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
}
