// exercise: 08
// truth: wrong
// mistake: after the first iteration only the six best actions at the root are kept, so the second iteration does not look at every action as the task demands
// player: both
// style: beam: root actions sorted by their values with exact windows, records
// single: yes
// detail: shows where the best action two plies deep (such as the only defence) is not among the six best after one ply; with six actions or fewer it is right
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 6;

    private record Rated<B>(B action, int value) {}

    private static final class TimeOver extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeOver() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        boolean max = position.player() == Player.MAX;
        List<A> actions = position.actions();
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                List<Rated<A>> rated = rate(position, clock, actions, depth, max);
                Comparator<Rated<A>> byValue = Comparator.comparingInt(Rated::value);
                rated.sort(max ? byValue.reversed() : byValue);
                best = rated.get(0).action();
                if (Math.abs(rated.get(0).value()) > 500_000) {
                    return best;
                }
                // the others are hopeless
                actions = rated.stream().limit(WIDTH).map(Rated::action).toList();
            }
        } catch (TimeOver e) {
            return best;
        }
        return best;
    }

    private List<Rated<A>> rate(GivenPosition<A> position, Clock clock, List<A> actions, int depth, boolean max) {
        List<Rated<A>> rated = new ArrayList<>();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            rated.add(new Rated<>(action, value));
            // one wider, so that an equal value is never a bound
            if (max) alpha = Math.max(alpha, value - 1);
            else beta = Math.min(beta, value + 1);
        }
        return rated;
    }

    private int search(GivenPosition<A> position, Clock clock, int left, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TimeOver();
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (left == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = search(position, clock, left - 1, ply + 1, alpha, beta);
            position.undo();
            if (max ? value > best : value < best) best = value;
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        return best;
    }
}
