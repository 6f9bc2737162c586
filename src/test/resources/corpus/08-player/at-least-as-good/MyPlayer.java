// exercise: 08
// truth: wrong
// mistake: at the root an action replaces the best one also if its value is equal, although with the narrowed window that value is only a bound
// player: both
// style: fail-hard with clamped results, one method for both players, helper class for the search
// kind: slip
// single: yes
// detail: whenever a later action is cut at the root's bound: fail-hard returns exactly the bound, so the last action that was looked at is played
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Searcher<A> searcher = new Searcher<>(position, clock);
        A best = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 45; depth++) {
                best = searcher.bestAction(depth, best);
            }
        } catch (Searcher.Stop stop) {
            // the last finished iteration counts
        }
        return best;
    }
}

class Searcher<A> {
    static class Stop extends Exception {}

    private final GivenPosition<A> position;
    private final Clock clock;

    Searcher(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
    }

    A bestAction(int depth, A first) throws Stop {
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>();
        actions.add(first);
        for (A action : position.actions()) {
            if (!action.equals(first)) {
                actions.add(action);
            }
        }
        A best = first;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value >= alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value <= beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            int v = u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return Math.max(alpha, Math.min(beta, v));
        }
        if (depth == 0) {
            return Math.max(alpha, Math.min(beta, position.evaluation()));
        }
        boolean max = position.player() == Player.MAX;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }
}
