// exercise: 08
// truth: wrong
// mistake: each root action carries its last score, and when the clock is up the action with the best score is played: scores of the unfinished iteration are compared with those of the one before
// kind: subtle
// player: both
// style: root moves as objects with a score, sorted list
// single: yes
// detail: only if the clock is up in the middle of an iteration in which an early action has fallen or risen
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class RootMove<A> {
        final A action;
        int score; // as the player at the root sees it

        RootMove(A action) {
            this.action = action;
            this.score = -Window.INFINITY;
        }
    }

    private static final class ClockIsUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<RootMove<A>> moves = new ArrayList<>();
        position.actions().forEach(action -> moves.add(new RootMove<>(action)));
        if (moves.size() > 1) {
            try {
                deepen(position, clock, moves);
            } catch (ClockIsUp up) {
                // the scores are there
            }
        }
        moves.sort(Comparator.comparingInt(move -> -move.score));
        return moves.get(0).action;
    }

    private void deepen(GivenPosition<A> position, Clock clock, List<RootMove<A>> moves) throws ClockIsUp {
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth < 50; depth++) {
            int best = -Window.INFINITY;
            for (RootMove<A> move : moves) {
                position.make(move.action);
                int score = max
                        ? value(position, clock, depth - 1, 1, best, Window.INFINITY)
                        : -value(position, clock, depth - 1, 1, -Window.INFINITY, -best);
                position.undo();
                // one that is no better than the best so far has only a bound: it goes below it
                move.score = score > best ? score : Math.min(score, best - 1);
                best = Math.max(best, score);
            }
            moves.sort(Comparator.comparingInt(move -> -move.score));
            if (Math.abs(moves.get(0).score) > 900_000) {
                return;
            }
        }
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta)
            throws ClockIsUp {
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
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
