// exercise: 08
// truth: wrong
// mistake: the number of plies is subtracted from losses as well as from wins, so MIN prefers its later wins (and MAX the sooner loss), and goes on looking after it has seen one
// player: both
// style: lambda with a functional interface, iterations by a while loop, no stop after a proof
// kind: slip
// single: yes
// detail: MIN to move with a win in one and a longer one within the horizon: the longer one is chosen; MAX: loses sooner than needed
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 3;

        Stop() {
            super(null, null, false, false);
        }
    }

    @FunctionalInterface
    private interface Better {
        boolean than(int value, int best);
    }

    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        Better better = position.player() == Player.MAX ? (v, b) -> v > b : (v, b) -> v < b;
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        int depth = 0;
        try {
            while (depth < 100) {
                depth++;
                A best = actions.get(0);
                int bestValue = position.player() == Player.MAX ? -Window.INFINITY : Window.INFINITY;
                for (A action : actions) {
                    int alpha = position.player() == Player.MAX ? bestValue : -Window.INFINITY;
                    int beta = position.player() == Player.MAX ? Window.INFINITY : bestValue;
                    position.make(action);
                    int value = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (better.than(value, bestValue)) {
                        best = action;
                        bestValue = value;
                    }
                }
                move = best;
                actions.remove(move);
                actions.add(0, move);
            }
        } catch (Stop stop) {
            return move;
        }
        return move;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            // the sooner the better
            return position.utility() == 0 ? 0 : position.utility() - ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
