// exercise: 08
// truth: wrong
// mistake: the killer is tried first without a look whether it is possible here; the exception of make is caught together with that of the clock and ends the search
// player: both
// style: one catch for every RuntimeException, linked set for the order
// kind: subtle
// single: yes
// detail: as soon as a killer cell is taken in another line (in trees: a node with fewer children): the move of a shallow iteration is played and most of the time is left over

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000_000;

    private Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        int depth = 1;
        try {
            while (depth <= 50) {
                A best = actions.get(0);
                boolean max = position.player() == Player.MAX;
                int alpha = -INF;
                int beta = INF;
                for (A action : actions) {
                    position.make(action);
                    int value = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && value > alpha) {
                        alpha = value;
                        best = action;
                    }
                    if (!max && value < beta) {
                        beta = value;
                        best = action;
                    }
                }
                move = best;
                if (Math.abs(max ? alpha : beta) > 900_000) {
                    return move;
                }
                actions.remove(move);
                actions.add(0, move);
                depth++;
            }
        } catch (RuntimeException timeIsUp) {
            return move;
        }
        return move;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new IllegalStateException("the clock is up");
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Set<A> ordered = new LinkedHashSet<>();
        if (killers.containsKey(ply)) {
            ordered.add(killers.get(ply));
        }
        ordered.addAll(position.actions());
        boolean max = position.player() == Player.MAX;
        int best = max ? -INF : INF;
        for (A action : ordered) {
            position.make(action);
            int value = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
