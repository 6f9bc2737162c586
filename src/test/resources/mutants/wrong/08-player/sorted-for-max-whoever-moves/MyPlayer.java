// Wrong: MIN's worst action is looked at first, and the best so far of an unfinished iteration is played.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: two plies ahead the opponent wins
// Diagnosis: best-of-an-unfinished-iteration

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
    private static final class Candidate<A> {
        final A action;
        int value;

        Candidate(A action) {
            this.action = action;
        }

        int value() {
            return value;
        }
    }

    private static final class Ring extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        boolean max = position.player() == Player.MAX;
        List<Candidate<A>> candidates = new ArrayList<>();
        for (A action : position.actions()) {
            candidates.add(new Candidate<>(action));
        }
        A best = candidates.get(0).action;
        try {
            for (int depth = 1; depth <= 64; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (Candidate<A> candidate : candidates) {
                    position.make(candidate.action);
                    candidate.value = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    // the best of the last iteration comes first, so this is never worse than it
                    if (max && candidate.value > alpha) {
                        alpha = candidate.value;
                        best = candidate.action;
                    } else if (!max && candidate.value < beta) {
                        beta = candidate.value;
                        best = candidate.action;
                    }
                }
                if (Math.abs(max ? alpha : beta) > 900_000) {
                    return best;
                }
                candidates.sort(Comparator.comparingInt((Candidate<A> c) -> c.value()).reversed());
            }
        } catch (Ring ring) {
            return best;
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Ring();
        }
        if (position.terminal()) {
            int end = position.utility();
            return end > 0 ? end - ply : end < 0 ? end + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
