// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is written in the loop over the root actions, so it is the best so far of an iteration that was cut off, whose first action is not the best of the one before
// player: both
// style: exception, history, field for the move
// single: yes
// detail: sometimes; whenever the clock is up in the middle of an iteration
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
    private static class TimeoutException extends RuntimeException {}

    private A bestMove;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        bestMove = position.actions().get(0);
        history.clear();
        try {
            for (int depth = 1; depth <= 50; depth++) {
                searchRoot(position, clock, depth);
            }
        } catch (TimeoutException e) {
            // time is over
        }
        return bestMove;
    }

    private void searchRoot(GivenPosition<A> position, Clock clock, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            int value = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                bestMove = action;
            }
            if (!max && value < beta) {
                beta = value;
                bestMove = action;
            }
        }
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        return list;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeoutException();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        for (A action : sorted(position)) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
