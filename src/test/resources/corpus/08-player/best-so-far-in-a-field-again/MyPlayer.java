// exercise: 08
// truth: wrong
// mistake: The field with the move to play is written inside the loop over the root actions, whenever one is better than those before it in this iteration; when the clock ends an iteration half-way, the best of a few actions in arbitrary order is played.
// player: both
// style: field, exception, alpha-beta with history
// single: yes
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

    static class TimeOver extends RuntimeException {
    }

    private A bestMove;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                searchRoot(position, clock, depth);
            }
        } catch (TimeOver e) {
            // time is over, play what we have
        }
        return bestMove;
    }

    private void searchRoot(GivenPosition<A> position, Clock clock, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                bestMove = action;
            } else if (!max && v < beta) {
                beta = v;
                bestMove = action;
            }
        }
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.put(action, history.getOrDefault(action, 0) + depth * depth);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
