// exercise: 08
// truth: wrong
// mistake: the move to play is a field that the loop over the root actions overwrites, so the move of an iteration that was cut off is played
// player: both
// style: exception for the clock, fields, killers
// single: yes
// detail: sometimes; only if the clock is up in the middle of an iteration
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
    private A bestMove;
    private int bestValue;
    private Map<A, Integer> history = new HashMap<>();

    private static class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                iterate(position, clock, depth);
                if (Math.abs(bestValue) > 900_000) {
                    break;
                }
            }
        } catch (ClockIsUp e) {
            return bestMove;
        }
        return bestMove;
    }

    private void iterate(GivenPosition<A> position, Clock clock, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        bestValue = max ? alpha : beta;
        for (A action : sorted(position)) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > bestValue || !max && value < bestValue) {
                bestValue = value;
                bestMove = action;
            }
            if (max) {
                alpha = bestValue;
            } else {
                beta = bestValue;
            }
        }
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        return list;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
